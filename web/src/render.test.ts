import { expect, test } from 'vitest';
import { withoutUnused } from './render.tsx';

const button = '.css-1{cursor:pointer;}.css-1.Mui-disabled{opacity:1;}';

test('leaves the state of a button out of a document without a button in this state', () => {
  expect(withoutUnused(button, '<button class="css-1"></button>')).toBe('.css-1{cursor:pointer;}');
});

test('keeps the state of a button that the document shows', () => {
  expect(withoutUnused(button, '<button class="css-1 Mui-disabled" disabled></button>')).toBe(button);
});
