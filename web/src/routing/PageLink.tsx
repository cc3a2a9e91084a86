import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { pathOf, type RouteId } from './routes.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  page: RouteId;
  /** The id of the part of the page to which the link leads. */
  part?: string;
};

/** A link to a page in the language of the document; `useLinkNavigation` follows it without loading a document. */
export const PageLink = ({ page, part, ...props }: Props) => (
  <a href={pathOf(page, useLanguage()) + (part ? `#${part}` : '')} {...props} />
);
