import type { CSSObject } from '@mui/material/styles';

const variablesIn = (text: string): string[] => text.match(/--mui-[\w-]+/g) ?? [];

const declarationsOf = (rules: object): [string, string][] =>
  Object.entries(rules).flatMap(([name, value]) =>
    typeof value === 'object' ? declarationsOf(value) : [[name, String(value)]],
  );

/** The CSS of nested rules with only the `needed` variables. */
const textOf = (rules: object, needed: Set<string>): string =>
  Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === 'object') return `${name}{${textOf(value, needed)}}`;
      const property = name.replace('colorScheme', 'color-scheme');
      return property.startsWith('--') && !needed.has(property) ? '' : `${property}:${value};`;
    })
    .join('');

/**
 * A style sheet of the CSS variables that `styles` use, directly or through other variables: about 40 of the theme's
 * 200.
 */
export const variableSheet = (sheets: readonly CSSObject[], styles: readonly string[]): string => {
  const values = Map.groupBy(sheets.flatMap(declarationsOf), ([name]) => name);
  const needed = new Set(styles.flatMap(variablesIn));
  // The loop also visits the names that it adds.
  for (const name of needed)
    for (const [, value] of values.get(name) ?? []) for (const other of variablesIn(value)) needed.add(other);
  return sheets.map((sheet) => textOf(sheet, needed)).join('');
};
