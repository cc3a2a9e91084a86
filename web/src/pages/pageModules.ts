import type { ComponentType } from 'react';
import type { TextFiles } from '../i18n/i18n.ts';

export interface PageModule {
  Page: ComponentType;
  texts: TextFiles;
}

/** Every page is its own chunk and names its texts. The file gives the id: `./About.tsx` is the page `about`. */
export const pageModules = import.meta.glob<PageModule>('./*.tsx');
