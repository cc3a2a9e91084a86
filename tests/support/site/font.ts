import type { Open } from './visit.ts';

/**
 * Opens `path` with its font. On a busy machine the font may come too late for a first visit, and lines of the fallback font
 * are longer.
 */
export const visitWithFont = async (visit: Open, ...[path, settings]: Required<Parameters<Open>>) => {
  const visited = await visit(path, settings);
  await visited.page.evaluate(() => document.fonts.load('1em "Host Grotesk"', 'a-').then(() => undefined));
  await visited.goTo(path);
  return visited;
};
