import { markdownTable } from 'markdown-table';

/** Rows under a line of titles, in Markdown: the first column flush left, the others, which are figures, flush right. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  markdownTable([titles, ...rows], { align: titles.map((_, column) => (column === 0 ? 'left' : 'right')) });
