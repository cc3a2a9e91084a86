import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { pathOf, type RouteId } from './routes.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  page: RouteId;
  /** The id of the part of the page; the browser loads such a link as a document, but for `consultationFragment`. */
  fragment?: string;
};

/** A link to a page in the language of the document; `useLinkNavigation` follows it without loading a document. */
export const PageLink = ({ page, fragment, ...props }: Props) => (
  <a href={pathOf(page, useLanguage()) + (fragment ? `#${fragment}` : '')} {...props} />
);
