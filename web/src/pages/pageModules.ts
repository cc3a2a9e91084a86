import type { ComponentType } from 'react';
import type { TextFiles } from '../i18n/i18n.ts';

export interface PageModule {
  Page: ComponentType;
  texts: TextFiles;
}

/** `./About.tsx` is the page `about`. Each page is its own chunk and exports its texts. */
export const pageModules = import.meta.glob<PageModule>('./*.tsx');
