import { type Finding, stop, unknown } from '../finding.ts';
import type { Settings } from '../settings.ts';

/** Hosting tells the pages their project through the web app that is linked to it; without, the form reaches nothing. */
export const webApp = ({ site }: Pick<Settings, 'site'>): Finding[] => {
  if (!site) return [unknown('whether a web app is linked to Hosting could not be asked.')];
  return site.hasApp ? [] : [stop('no web app is linked to the Hosting site: docs/deploy.md, step 4.')];
};
