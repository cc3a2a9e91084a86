import { looks, seconds } from './limits.ts';
import { type Cost, costs, documentsOfRequest } from './operations.ts';
import { prices } from './prices.ts';

const total = (...parts: [number, Cost][]): Cost => {
  const sum = (name: keyof Cost) => parts.reduce((all, [times, part]) => all + times * part[name], 0);
  return { reads: sum('reads'), writes: sum('writes'), invocations: sum('invocations') };
};
const browserCreate: Cost = { reads: 1, writes: 1, invocations: 0 };
/** What happens, with all that follows from it. */
export const steps = {
  'a request, mailed and deleted': total(
    [1, browserCreate],
    [1, costs.honest],
    [2, costs.mail],
    [looks, costs.lookedAt],
  ),
  'a junk create, mailed': total(
    [1, browserCreate],
    [1, costs.junkMailed],
    [2, costs.mail],
    [looks, costs.lookedAt],
  ),
  'a junk create, withheld': total(
    [1, browserCreate],
    [1, costs.junkWithheld],
    [looks, costs.lookedAt],
    [1, costs.digested],
  ),
  'a junk create above the ceiling': total(
    [1, browserCreate],
    [1, costs.junkAboveCeiling],
    [looks, costs.lookedAt],
    [1, costs.digested],
  ),
  'a junk create, closed': { reads: 1, writes: 0, invocations: 0 },
  'a junk call, withheld': total([1, costs.junkCall], [looks, costs.lookedAt], [1, costs.digested]),
} as const satisfies Record<string, Cost>;
/** Documents that are deleted in their time. */
const deletesOf = { mailed: documentsOfRequest, withheld: 2 } as const;
export const deletesOfStep = (name: string, { writes }: Cost): number =>
  writes === 0 ? 0 : deletesOf[name.includes('mailed') ? 'mailed' : 'withheld'];
export const firestoreDollars = (reads: number, writes: number, deletes: number): number =>
  reads * prices.read + writes * prices.write + deletes * prices.delete;
export const functionsDollars = (invocations: number): number =>
  invocations * (prices.invocation + seconds.event * prices.second);
