import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pngOf } from './pictures.ts';
import { write } from './write.ts';

const source = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

/** How much of the mark's surroundings is seen on each side, in units of its 32. */
const margins = { none: 0, icon: 5, maskable: 9 };
type Margin = keyof typeof margins;

interface Icon {
  file: string;
  size: number;
  margin: Margin;
  purpose?: 'any' | 'maskable';
}

const icons: Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, margin: 'icon' },
  { file: 'icon-192.png', size: 192, margin: 'icon', purpose: 'any' },
  { file: 'icon-512.png', size: 512, margin: 'icon', purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, margin: 'maskable', purpose: 'maskable' },
];

/** The mark on a ground that fills the square; the rivers run on to its edges. */
const drawIcon = (mark: string, margin: Margin, ground: string): string => {
  const from = -margins[margin];
  const side = 32 + 2 * margins[margin];
  return mark
    .replace('viewBox="0 0 32 32"', `viewBox="${from} ${from} ${side} ${side}"`)
    .replace(
      /<style>.*<\/style>/s,
      `<path fill="${ground}" d="M${from} ${from}h${side}v${side}h-${side}z"/>`,
    );
};

/** An ICO file with one PNG in it. */
const icoOf = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** Writes every icon that is not the SVG itself, all drawn from it. */
export const writeIcons = async (folder: string, ground: string): Promise<void> => {
  const mark = await readFile(source, 'utf8');
  const favicon = await pngOf(drawIcon(mark, 'none', 'none'), 32, 32);
  await Promise.all([
    write(folder, 'favicon.ico', icoOf(favicon, 32)),
    ...icons.map(async ({ file, size, margin }) =>
      write(folder, file, await pngOf(drawIcon(mark, margin, ground), size, size)),
    ),
  ]);
};

/** The icons that a web manifest lists. */
export const manifestIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  ...icons.flatMap(({ file, size, purpose }) =>
    purpose ? [{ src: `/${file}`, type: 'image/png', sizes: `${size}x${size}`, purpose }] : [],
  ),
];
