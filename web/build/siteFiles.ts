import { defaultLanguage } from '@helvardar/shared/languages';
import type * as Renderer from '../src/render.tsx';
import { humans } from './humans.ts';
import { writeIcons } from './icons.ts';
import { robots } from './robots.ts';
import { securityText } from './securityText.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';
import { write } from './write.ts';

/** Writes what belongs to the whole site and not to one page. */
export const writeSiteFiles = async (renderer: typeof Renderer, folder: string): Promise<void> => {
  const { colours, company, pageAddress, siteOrigin } = renderer;
  const { line } = await renderer.renderPreview('home', defaultLanguage);
  const texts = {
    'sitemap.xml': sitemap(pageAddress),
    'robots.txt': robots(siteOrigin),
    'humans.txt': humans(company),
    '.well-known/security.txt': securityText(siteOrigin, company.email, new Date()),
    'site.webmanifest': webManifest({ name: company.name, description: line, ground: colours.ground }),
  };
  await Promise.all([
    writeIcons(folder, colours.ground),
    ...Object.entries(texts).map(([path, text]) => write(folder, path, text)),
  ]);
};
