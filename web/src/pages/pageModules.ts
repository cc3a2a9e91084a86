import type { ComponentType } from 'react';
import type { TextFiles } from '../i18n/i18n.ts';

export interface PageModule {
  Page: ComponentType;
  texts: TextFiles;
}

/** Every page is a chunk of its own that brings its texts, by its file: `./About.tsx` is the page `about`. */
export const pageModules = import.meta.glob<PageModule>('./*.tsx');
