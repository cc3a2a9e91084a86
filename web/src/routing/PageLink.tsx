import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { pathOf, type RouteId } from './routes.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  page: RouteId;
  /** The id of a part of the page. The browser loads such links as documents, except with `consultationFragment`. */
  fragment?: string;
};

/** A link to a page in the language of the document; `useLinkNavigation` follows it without loading a document. */
export const PageLink = ({ page, fragment, ...props }: Props) => (
  <a href={pathOf(page, useLanguage()) + (fragment ? `#${fragment}` : '')} {...props} />
);
