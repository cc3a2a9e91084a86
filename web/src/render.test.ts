import { expect, test } from 'vitest';
import { withoutUnused } from './render.tsx';

const main = '.css-1{user-select:none;}';
const disabled = '.css-1.Mui-disabled{opacity:1;}';

test('leaves the states of a button out of a document without a button in these states', () => {
  const focused = '.css-1.Mui-focusVisible{color:red;}';
  expect(withoutUnused(main + disabled + focused, '<button class="css-1"></button>')).toBe(main);
});

test('keeps the state of a button that the document shows', () => {
  const html = '<button class="css-1 Mui-disabled" disabled></button>';
  expect(withoutUnused(main + disabled, html)).toBe(main + disabled);
});

test.for([
  ['the states of a field', '.css-2{color:red;}.css-2.Mui-disabled{color:gray;}'],
  ['the shadow of a box', '.css-2{box-shadow:var(--mui-shadows-2);}'],
  ['the shadow of a box under the pointer', '.css-2:hover{box-shadow:none;}'],
])('keeps %s', ([, rules]) => {
  expect(withoutUnused(main + rules, '')).toBe(main + rules);
});

test('leaves out the shadow that no button shows', () => {
  const rules = '.css-1{user-select:none;box-shadow:var(--mui-shadows-2);}.css-1:hover{box-shadow:none;}';
  expect(withoutUnused(rules, '')).toBe(main);
});

test('keeps the shadow of a raised button', () => {
  const rules =
    '.css-1{user-select:none;box-shadow:var(--mui-shadows-2);}.css-1:hover{box-shadow:var(--mui-shadows-4);}';
  expect(withoutUnused(rules, '')).toBe(rules);
});
