import type { Language } from '@helvardar/shared/languages';
import { use } from 'react';
import { I18nContext } from 'react-i18next';

/** The language of the document. It never changes, because a link to another language loads a new document. */
export const useLanguage = () => use(I18nContext)?.i18n.language as Language;
