import { expect, it } from 'vitest';
import { changes, nameOf } from './sizeChange.ts';

it('lists what changed, the most grown first, what is new and what is gone', () => {
  expect(changes({ a: 10, b: 10, gone: 4, same: 1 }, { a: 11, b: 8, fresh: 5, same: 1 })).toEqual([
    { name: 'fresh', by: 5 },
    { name: 'a', by: 1 },
    { name: 'b', by: -2 },
    { name: 'gone', by: -4 },
  ]);
});

it.each([
  ['assets/Home-CR5eIMvI.js', 'assets/Home.js'],
  ['assets/home-1uVL8m9r.js', 'assets/home.js'],
  ['assets/termsOfService-B-5lW49L.js', 'assets/termsOfService.js'],
  ['assets/rolldown-runtime-XKyaHtl9.js', 'assets/rolldown-runtime.js'],
])('knows %s as %s', (file, name) => {
  expect(nameOf(file)).toBe(name);
});
