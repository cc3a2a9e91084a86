export const day = 86_400;

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Seconds of a day in which requests come: at random, at four in the afternoon 1.9 times as many as on average. */
export const arrivalsOfDay = (count: number, random: () => number): number[] => {
  const most = 1.9;
  const arrivals: number[] = [];
  let now = 0;
  while (true) {
    now -= (Math.log(1 - random()) * day) / (count * most);
    if (now >= day) return arrivals;
    const share = 1 + 0.9 * Math.sin((2 * Math.PI * (now - day / 2 + day / 12)) / day);
    if (random() * most < share) arrivals.push(now);
  }
};

/** The most that come within so many seconds, looked at every `step` seconds. */
export const mostWithin = (times: readonly number[], seconds: number, step = seconds): number => {
  const steps = new Map<number, number>();
  for (const time of times) steps.set(Math.floor(time / step), (steps.get(Math.floor(time / step)) ?? 0) + 1);
  const width = Math.ceil(seconds / step);
  const sums = [...steps.keys()].map((last) =>
    Array.from({ length: width }, (_, back) => steps.get(last - back) ?? 0).reduce(
      (sum, value) => sum + value,
    ),
  );
  return sums.reduce((most, sum) => Math.max(most, sum), 0);
};

/** Seconds that each waits for one of `places`, first come, first served, each staying about `mean` seconds. */
export const waits = (
  times: readonly number[],
  places: number,
  mean: number,
  random: () => number,
): number[] => {
  const free = new Float64Array(places);
  return times.map((time) => {
    let best = 0;
    for (let place = 0; place < places; place++) {
      if ((free[place] ?? 0) < (free[best] ?? 0)) best = place;
      if ((free[best] ?? 0) <= time) break;
    }
    const start = Math.max(time, free[best] ?? 0);
    // Half of the time is always needed, the rest has a long tail.
    free[best] = start + mean * (0.5 - 0.5 * Math.log(1 - random()));
    return start - time;
  });
};

/** The value that 95 of 100 do not exceed; 0 of none. */
export const percentile95 = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[Math.floor(values.length * 0.95)] ?? 0;
