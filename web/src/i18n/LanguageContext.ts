import { defaultLanguage, type Language } from '@helvardar/shared/languages';
import { createContext, use } from 'react';

export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of the document. It never changes, because a link to another language loads a new document. */
export const useLanguage = (): Language => use(LanguageContext);
