/** Rows under a line of titles: the first column flush left, the others, which are figures, flush right. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => (cells[column] ?? '')[column === 0 ? 'padEnd' : 'padStart'](width))
      .join('  ')
      .trimEnd();
  return [titles, widths.map((width) => '─'.repeat(width)), ...rows].map(line).join('\n');
};
