import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inlineScript } from './contentSecurityPolicy.ts';
import { checkSyntax, minifyStyles, supportedBrowsers } from './supportedBrowsers.ts';

test('the oldest supported browsers are those of 2022', () => {
  expect(supportedBrowsers.toSorted()).toEqual(['chrome105', 'edge105', 'firefox104', 'ios16', 'safari16']);
});

test.for([
  ['a lookbehind', 'go(/(?<=a)b/)'],
  ['a negative lookbehind', 'go(/(?<!a)b/)'],
  ['a lookbehind in a string', 'go(new RegExp("(?<=a)b"))'],
  ['the flag v', 'go(/[a--b]/v)'],
  ['flags for a part', 'go(/(?i:a)b/)'],
  ['a static block', 'export const a = class { static { go(this); } };'],
  ['a resource that is disposed of', 'using a = go();'],
  ['an import attribute', 'import a from "./a.json" with { type: "json" }; go(a);'],
] as const)('a script with %s is refused', ([, code]) => {
  expect(() => checkSyntax('assets/a.js', code)).toThrow('assets/a.js');
});

test.for([
  ['groups with names', 'go(/(?<year>\\d+)/)'],
  ['properties of Unicode', 'go(/\\p{L}/u)'],
  ['private fields', 'export class A { #a = 1; has(other) { return #a in other; } }'],
  ['class expressions in sequences', 'export const a = (go(), class { static b = 1; });'],
  ['the inline script', inlineScript],
] as const)('a script with %s is accepted', ([, code]) => {
  expect(() => checkSyntax('assets/a.js', code)).not.toThrow();
});

// Safari knows `hyphens` without the prefix from 17 on, and ranges in media queries from 16.4 on.
test.for([
  ['a prefix', 'p { hyphens: auto; }', 'p{-webkit-hyphens:auto;hyphens:auto}'],
  ['the limits of a width', '@media (min-width: 900px) { p { color: red; } }', '(min-width:900px)'],
] as const)('styles keep or get %s that a supported browser needs', ([, styles, expected]) => {
  expect(minifyStyles(styles)).toContain(expected);
});

test('the print styles, which the build leaves as they are, have no nested rules', () => {
  const styles = readFileSync(`${import.meta.dirname}/../src/theme/print.css`, 'utf8');
  const rules = styles.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{}]+\{[^{}]*\}/g) ?? [];
  expect(rules.join('').replaceAll(/\s/g, '')).toBe(styles.replaceAll(/\/\*.*?\*\/|\s/gs, ''));
});
