import type { colours, Preview } from '../src/render.tsx';
import { breakLines } from './lineBreaks.ts';
import type { Typeface } from './typeface.ts';

export const previewSize = { width: 1200, height: 630 };

const margin = 72;
const artWidth = 480;
const columnWidth = previewSize.width - artWidth - margin - 40;

/** A title is set as large as fits; one that is broken at a hyphen comes after the sizes at which none need be. */
const titleSettings = [
  ...[104, 96, 88, 80].map((size) => ({ size, hyphens: 0 as const })),
  ...[104, 96, 88, 80, 72, 64, 60, 56, 52, 48, 44].map((size) => ({ size, hyphens: 1 as const })),
];
const titleTracking = -0.035;
const titleLeading = 1.04;
const mostLines = 3;
const lineSizes = [26, 25, 24, 23, 22, 21, 20];

export interface Typefaces {
  regular: Typeface;
  semibold: Typeface;
  bold: Typeface;
}

const setTitle = (title: string, { widthOf }: Typeface): { size: number; lines: string[] } => {
  for (const { size, hyphens } of titleSettings) {
    const lines = breakLines(title, {
      widthOf: (line) => widthOf(line, size, titleTracking),
      width: columnWidth,
      mostLines,
      hyphens,
    });
    if (lines) return { size, lines };
  }
  throw new Error(`Expected a title that fits ${mostLines} lines of a link preview, came "${title}"`);
};

const sizeOfLine = (line: string, { widthOf }: Typeface): number => {
  const size = lineSizes.find((size) => widthOf(line, size, 0) <= columnWidth);
  if (!size) throw new Error(`Expected a line that fits a link preview, came "${line}"`);
  return size;
};

/** The picture of a link preview as SVG: wordmark, title and line to the left, a composition to the right. */
export const drawPreview = (
  { title, line, art }: Preview,
  name: string,
  typefaces: Typefaces,
  palette: typeof colours,
): string => {
  const { width, height } = previewSize;
  const { size, lines } = setTitle(title, typefaces.semibold);
  const lastBaseline = height - margin - 78;
  const titlePaths = lines.map((text, index) => {
    const baseline = lastBaseline - (lines.length - 1 - index) * size * titleLeading;
    return typefaces.semibold.pathOf(text, margin, baseline, size, titleTracking);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">
<path fill="${palette.ground}" d="M0 0h${width}v${height}H0z"/>
<svg x="${margin}" y="${margin - 10}" width="39.5" height="48" viewBox="2.5 0 23 28" stroke-width="5">
<path stroke="${palette.rhine}" d="M5 0v8c0 6 18 6 18 12v8"/>
<path stroke="${palette.vardar}" d="M23 0v8c0 6-18 6-18 12v8"/>
</svg>
<path fill="${palette.text}" d="${typefaces.bold.pathOf(name, margin + 56, margin + 28, 40, -0.03)}"/>
<path fill="${palette.text}" d="${titlePaths.join('')}"/>
<path fill="${palette.quietText}" d="${typefaces.regular.pathOf(line, margin, height - margin, sizeOfLine(line, typefaces.regular), 0)}"/>
${art.replace('<svg', `<svg x="${width - artWidth}" width="${artWidth}" height="${height}"`)}
</svg>`;
};
