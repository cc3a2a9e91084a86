import { defaultLanguage, type Language } from '@helvardar/shared/languages';
import { createContext, use } from 'react';

export const LanguageContext = createContext<Language>(defaultLanguage);

/** Never changes, because each language is its own document. */
export const useLanguage = (): Language => use(LanguageContext);
