import { expect, test } from 'vitest';
import { withoutUnused } from './render.tsx';

const main = '.css-1{user-select:none;}';
const flat = '.css-1.Mui-focusVisible{box-shadow:none;}';

test.for([
  ['the states of a button', '.css-1.Mui-disabled{opacity:1;}.css-1.Mui-focusVisible{color:red;}'],
  ['the shadow of a box', '.css-2{box-shadow:var(--mui-shadows-2);}'],
  ['a box without a shadow under the pointer', '.css-2:hover{box-shadow:none;}'],
  [
    'the shadow of a raised button',
    '.css-2{box-shadow:var(--mui-shadows-2);}.css-2.Mui-focusVisible{box-shadow:var(--mui-shadows-6);}',
  ],
])('keeps %s', ([, rules]) => {
  expect(withoutUnused(main + rules)).toBe(main + rules);
  expect(withoutUnused(main + flat + rules)).toBe(main + rules);
});

test('leaves out the shadow that no button shows', () => {
  const rules = '.css-1{user-select:none;box-shadow:var(--mui-shadows-2);}.css-1:hover{box-shadow:none;}';
  expect(withoutUnused(rules + flat)).toBe(main);
});
