import { type Finding, stop } from '../finding.ts';
import { inventedNames } from '../invented.ts';
import type { Settings } from '../settings.ts';

const place = 'set VITE_SITE_ORIGIN in the environment or in web/.env.production';

/** The origin stands in every canonical address, and its pages call the function. */
export const siteOrigin = ({
  siteOrigin: origin,
  functionsValues,
}: Pick<Settings, 'siteOrigin' | 'functionsValues'>): Finding[] => {
  if (!origin)
    return [stop(`the site's own address is not set: ${place}, as in https://www.your-domain.ch.`)];
  if (!isSecureOrigin(origin))
    return [stop(`${origin} is not an https origin without path and final slash: ${place}.`)];
  if (inventedNames({ origin }).length > 0) return [stop(`${origin} is invented: ${place}.`)];
  const allowed = functionsValues['SITE_ORIGINS']?.split(',') ?? [];
  if (!allowed.includes(origin))
    return [stop(`the function refuses calls from ${origin}: add it to SITE_ORIGINS in functions/.env.`)];
  return [];
};

const isSecureOrigin = (text: string): boolean =>
  text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text;
