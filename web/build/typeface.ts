import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

/** The site's typeface in one weight: the variable font's static twin, because opentype.js reads no WOFF2. */
export interface Typeface {
  /** `tracking` is in em. */
  widthOf(text: string, size: number, tracking: number): number;
  /** The text as data of an SVG path; `x` is where the ink of its first letter begins, `y` the baseline. */
  pathOf(text: string, x: number, y: number, size: number, tracking: number): string;
}

/** opentype.js' own `toPathData` writes NaN for numbers like 1e-7. */
const dataOf = ({ commands }: opentype.Path): string =>
  commands
    .map(({ type, ...numbers }) => {
      const { x1, y1, x2, y2, x, y } = numbers as Record<string, number | undefined>;
      const places = [x1, y1, x2, y2, x, y].filter((place) => place !== undefined);
      return type + places.map((place) => place.toFixed(1)).join(' ');
    })
    .join('');

export const loadTypeface = async (weight: 400 | 600 | 700): Promise<Typeface> => {
  const file = `@fontsource/host-grotesk/files/host-grotesk-latin-${weight}-normal.woff`;
  const { buffer, byteOffset, byteLength } = await readFile(fileURLToPath(import.meta.resolve(file)));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const bearingOf = (text: string, size: number) =>
    font.getPath(text.charAt(0), 0, 0, size).getBoundingBox().x1;
  return {
    widthOf: (text, size, letterSpacing) => font.getAdvanceWidth(text, size, { letterSpacing }),
    pathOf: (text, x, y, size, letterSpacing) =>
      dataOf(font.getPath(text, x - bearingOf(text, size), y, size, { letterSpacing })),
  };
};
