import type { Random } from 'random';

/** What goes wrong at present, and what has gone wrong. */
export interface Trouble {
  random: Random;
  /** The probability of a fault per connection and per write. */
  chances: { smtp: number; write: number };
  /** Whether connections and writes may fail at present. */
  isOn: boolean;
  /** What happens to all events at present. */
  stretch: 'events lost' | 'functions absent' | undefined;
  /** The times of faults of a request, an e-mail or `anyRequest`, in milliseconds since 1970. */
  times: Map<string, number[]>;
  /** Notes a fault of a request, an e-mail or `anyRequest`. */
  note: (name: string) => void;
}

export const startTrouble = (random: Random, chances: Trouble['chances']): Trouble => {
  const times: Trouble['times'] = new Map();
  return {
    random,
    chances,
    isOn: true,
    stretch: undefined,
    times,
    note: (name) => void times.set(name, [...(times.get(name) ?? []), Date.now()]),
  };
};
