import { defaultLanguage, type Language } from '@helvardar/shared/languages';
import { createContext, use } from 'react';

export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of the document, which never changes. */
export const useLanguage = (): Language => use(LanguageContext);
