import type { CSSObject } from '@mui/material/styles';

/** The variables that a text names, as in `var(--mui-palette-divider)`. */
export const variablesIn = (text: string): string[] => text.match(/--mui-[\w-]+/g) ?? [];

/** Every declaration of a variable, with the rules around it from outside to inside. */
const declarationsOf = (
  rules: object,
  around: string[] = [],
): { around: string[]; name: string; value: string }[] =>
  Object.entries(rules).flatMap(([name, value]) =>
    typeof value === 'object'
      ? declarationsOf(value, [...around, name])
      : [{ around, name: name.replace('colorScheme', 'color-scheme'), value: String(value) }],
  );

/** Restricts the colours of the dark scheme to screens, so that pages are printed in the light scheme. */
const onScreens = (rule: string) => rule.replace('@media (prefers-color', '@media screen and (prefers-color');

/**
 * A style sheet with those CSS variables of the theme that the styles name, directly or in the value of another
 * variable. A page needs about 40 of 200.
 */
export const variableSheet = (sheets: readonly CSSObject[], styles: readonly string[]): string => {
  const declarations = sheets.flatMap((sheet) => declarationsOf(sheet));
  const needed = new Set(styles.flatMap(variablesIn));
  // The loop also visits the names that it adds.
  for (const name of needed)
    for (const declaration of declarations)
      if (declaration.name === name) for (const other of variablesIn(declaration.value)) needed.add(other);
  return declarations
    .filter(({ name }) => needed.has(name) || !name.startsWith('--'))
    .map(({ around, name, value }) => {
      const rules = around.map(onScreens);
      return `${rules.join('{')}{${name}:${value}${'}'.repeat(rules.length)}`;
    })
    .join('');
};
