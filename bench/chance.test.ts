import { expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';

const drawn = (seed: number) => {
  const { between } = chanceFrom(seed);
  return Array.from({ length: 1_000 }, () => between(0, 10));
};

it('draws the same again for the same seed, and other numbers for another', () => {
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(8)).not.toEqual(drawn(7));
});

it('draws from the whole range', () => {
  const numbers = drawn(1);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = numbers.filter((number) => Math.floor(number) === tenth).length / numbers.length;
    expect(share).toBeGreaterThan(0.06);
    expect(share).toBeLessThan(0.14);
  }
});
