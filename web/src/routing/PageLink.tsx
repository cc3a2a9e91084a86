import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { pathOf, type RouteId } from './routes.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { page: RouteId };

/** A link to a page in the language of the document; `useLinkNavigation` follows it without loading a document. */
export const PageLink = ({ page, ...props }: Props) => <a href={pathOf(page, useLanguage())} {...props} />;
