import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Language } from '@helvardar/shared/languages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultOgArt, filmStill, ogArt } from './head/ogArt.tsx';
import { createI18n } from './i18n/i18n.ts';
import { preparePage } from './routing/pages.ts';
import type { RouteId } from './routing/routes.ts';
import { light } from './theme/palette.ts';

export interface OgImage {
  title: string;
  /** What the company does. */
  line: string;
  /** A square SVG. */
  art: string;
}

/** A colour of the light scheme: `text-primary` stands for `palette.text.primary`. */
const colourOf = (name: string): string => {
  const value = name
    .split('-')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], light);
  if (typeof value !== 'string') throw new Error(`Expected a colour ${name} in the theme, got ${value}`);
  return value;
};

/** SVG markup that needs no style sheet. */
const drawingOf = (art: ReactNode): string => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return renderToStaticMarkup(<CacheProvider value={cache}>{art}</CacheProvider>).replace(
    /var\(--mui-palette-([a-z-]+)\)/g,
    (_, name: string) => colourOf(name),
  );
};

export const renderOgImage = async (page: RouteId, language: Language): Promise<OgImage> => {
  const i18n = await createI18n(language);
  await Promise.all([preparePage(page, i18n), preparePage('home', i18n)]);
  return {
    title: i18n.t('meta.title', { ns: page }),
    line: i18n.t('hero.heading', { ns: 'home' }),
    art: drawingOf(ogArt[page] ?? defaultOgArt),
  };
};

export const renderFilmStill = (): string => drawingOf(filmStill);

/** Colours of the light scheme, for the images that the build draws. */
export const colours = {
  ground: colourOf('background-default'),
  text: colourOf('text-primary'),
  quietText: colourOf('text-secondary'),
  rhine: colourOf('rhine'),
  vardar: colourOf('vardar'),
};
