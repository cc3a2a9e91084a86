import type { CSSObject } from '@mui/material/styles';

/** The variables that a text names, as in `var(--mui-palette-divider)`. */
const variablesIn = (text: string): string[] => text.match(/--mui-[\w-]+/g) ?? [];

/** All declarations of nested rules, as name and value. */
const declarationsOf = (rules: object): [string, string][] =>
  Object.entries(rules).flatMap(([name, value]) =>
    typeof value === 'object' ? declarationsOf(value) : [[name, String(value)]],
  );

/** The CSS text of nested rules. Variables that are not in `needed` are left out. */
const textOf = (rules: object, needed: Set<string>): string =>
  Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === 'object') return `${name}{${textOf(value, needed)}}`;
      const property = name.replace('colorScheme', 'color-scheme');
      return property.startsWith('--') && !needed.has(property) ? '' : `${property}:${value};`;
    })
    .join('');

/**
 * A style sheet with the CSS variables that `styles` contain, and those that the values of these variables contain:
 * about 40 of the theme's 200.
 */
export const variableSheet = (sheets: readonly CSSObject[], styles: readonly string[]): string => {
  const values = Map.groupBy(sheets.flatMap(declarationsOf), ([name]) => name);
  const needed = new Set(styles.flatMap(variablesIn));
  // The loop also visits the names that it adds.
  for (const name of needed)
    for (const [, value] of values.get(name) ?? []) for (const other of variablesIn(value)) needed.add(other);
  return sheets.map((sheet) => textOf(sheet, needed)).join('');
};
