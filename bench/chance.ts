/** Numbers that look random and are the same again for the same seed. */
export const chanceFrom = (seed: number) => {
  let state = seed >>> 0;
  /** From 0 to 1 (Mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + next() * (most - least);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Expected items to pick from, came none');
    return item;
  };
  return { between, pick, happens: (share: number): boolean => next() < share };
};
export type Chance = ReturnType<typeof chanceFrom>;
