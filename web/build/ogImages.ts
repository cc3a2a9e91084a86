import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@helvardar/shared/languages';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { ogImageSize as size } from '../src/head/ogImageSize.ts';
import type * as Renderer from '../src/render.tsx';

const margin = 72;
const artWidth = 480;
const columnWidth = size.width - artWidth - margin - 40;
/** The font sizes of a title in pixels. The largest size with which the title fits is used. */
const titleSizes = [104, 96, 88, 80, 72, 64, 60, 56, 52, 48, 44];
const mostLines = 3;
const lineHeight = 1.04;

/** The site's font with a file for each weight, because Satori draws a variable font in its default weight only. */
const fontOf = async (weight: 400 | 600 | 700) => {
  const file = `@fontsource/host-grotesk/files/host-grotesk-latin-${weight}-normal.woff`;
  return { name: 'Host Grotesk', weight, data: await readFile(fileURLToPath(import.meta.resolve(file))) };
};
const fonts = await Promise.all(([400, 600, 700] as const).map(fontOf));

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const column: CSSProperties = { flexDirection: 'column', justifyContent: 'space-between', gap: 32 };

/** Matches words with which a line of a title must not end. */
const leading = /(?<=^| )(a|à|and|aus|aux?|de|des|et|for|from|für|in|les|of|par|pour|sur|und) /gi;

/** The image of a link preview as SVG: wordmark, title and one line of text on the left, a drawing on the right. */
const drawOgImage = async ({ title, line, art }: Renderer.OgImage, renderer: typeof Renderer) => {
  const { ground, text, quietText, rhine, vardar } = renderer.colours;
  const mark = createElement(
    'svg',
    { width: 39.5, height: 48, viewBox: '2.5 0 23 28', fill: 'none', strokeWidth: 5 },
    createElement('path', { stroke: rhine, d: 'M5 0v8c0 6 18 6 18 12v8' }),
    createElement('path', { stroke: vardar, d: 'M23 0v8c0 6-18 6-18 12v8' }),
  );
  const wordmark = { alignItems: 'center', gap: 16, fontSize: 40, fontWeight: 700, letterSpacing: '-0.03em' };
  for (const fontSize of titleSizes) {
    const style = { fontSize, fontWeight: 600, lineHeight, letterSpacing: '-0.035em', textWrap: 'balance' };
    const heading = createElement('div', { key: 'title', style }, title.replace(leading, '$1\u00a0'));
    const texts = box(column, box({}, heading), box({ fontSize: 22, color: quietText }, line));
    const picture = box(
      { ...size, padding: margin, boxSizing: 'border-box', background: ground, color: text },
      box({ ...column, width: columnWidth }, box(wordmark, mark, renderer.company.name), texts),
    );
    let fits = false;
    const onNodeDetected: SatoriOptions['onNodeDetected'] = ({ key, width, height }) => {
      if (key === 'title')
        fits = width <= columnWidth && height <= mostLines * Math.ceil(fontSize * lineHeight);
    };
    const svg = await satori(picture, { ...size, fonts, onNodeDetected });
    const place = `<svg x="${size.width - artWidth}" width="${artWidth}" height="${size.height}"`;
    if (fits) return svg.replace(/<\/svg>$/, `<g fill="none">${art.replace('<svg', place)}</g></svg>`);
  }
  throw new Error(`Expected a title that fits ${mostLines} lines of a link preview, got "${title}"`);
};

/** A palette keeps files with few flat colours small; dithering would add noise. */
const pngOf = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 }).toBuffer();

/** The images are cached by all their inputs, because drawing them takes longer than the rest of the build. */
const cache = join(import.meta.dirname, '../.cache/previews');
const [code, packages] = await Promise.all(
  [import.meta.filename, join(import.meta.dirname, '../package.json')].map((file) => readFile(file, 'utf8')),
);

const pictureOf = async (image: Renderer.OgImage, renderer: typeof Renderer): Promise<Buffer> => {
  const inputs = JSON.stringify([image, renderer.colours, renderer.company.name, code, packages]);
  const file = join(cache, `${createHash('sha256').update(inputs).digest('hex')}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = await pngOf(await drawOgImage(image, renderer));
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, picture);
  await rename(`${file}.${process.pid}`, file);
  return picture;
};

/** The link preview images of every page in every language, and the film's poster image, by path. */
export const ogImagesOf = async (renderer: typeof Renderer): Promise<Record<string, Buffer>> => {
  const film = renderer.renderFilmStill().replace('<svg', '<svg width="1280" height="720"');
  const pictures: Record<string, Buffer> = { [renderer.filmStillPath]: await pngOf(film) };
  const draw = renderer.routeIds.flatMap((page) =>
    languages.map(async (language) => {
      const image = await renderer.renderOgImage(page, language);
      pictures[renderer.ogImagePath(page, language)] = await pictureOf(image, renderer);
    }),
  );
  await Promise.all(draw);
  return pictures;
};
