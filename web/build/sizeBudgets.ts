import { type BuiltPage, type PageSize, sizeOf } from './sizePages.ts';
import type { Scale } from './sizeScale.ts';

/** The most bytes that the first view of any page may take on the line. */
export const budgets = { html: 12_000, scripts: 135_000, everything: 180 * 1024 } as const satisfies PageSize;

type Part = keyof PageSize;
const parts = Object.keys(budgets) as Part[];
const names = { html: 'the document', scripts: 'its scripts', everything: 'everything it shows' } as const;

const mostNamed = 4;

/** The files of a part, the heaviest first. */
const heaviest = async (folder: string, page: BuiltPage, part: Part, scale: Scale): Promise<string> => {
  const files = { html: [], scripts: page.scripts, everything: [...page.scripts, ...page.others] }[part];
  const nothing = { ...page, html: '', scripts: [], others: [] };
  const sized = await Promise.all(
    files.map(async (file) => {
      const kind = file.endsWith('.js') ? 'scripts' : 'others';
      const { everything } = await sizeOf(folder, { ...nothing, [kind]: [file] }, scale.exactly);
      return { file, size: everything };
    }),
  );
  const named = sized.toSorted((one, other) => other.size - one.size).slice(0, mostNamed);
  return named.map(({ file, size }) => `${file} ${size}`).join(', ');
};

/** Every part of every page that is over its budget; exact figures only for pages that could be. */
export const excesses = async (folder: string, pages: BuiltPage[], scale: Scale): Promise<string[]> => {
  const found = await Promise.all(
    pages.map(async (page) => {
      const most = await sizeOf(folder, page, scale.atMost);
      if (parts.every((part) => most[part] <= budgets[part])) return [];
      const size = await sizeOf(folder, page, scale.exactly);
      return Promise.all(
        parts
          .filter((part) => size[part] > budgets[part])
          .map(async (part) => {
            const sum = `${size[part]} of ${budgets[part]} bytes, ${size[part] - budgets[part]} too many`;
            const files = await heaviest(folder, page, part, scale);
            return `${page.path}: ${names[part]}: ${sum}${files && ` (${files})`}`;
          }),
      );
    }),
  );
  return found.flat();
};
