import type { Random } from 'random';

/** What goes wrong at present, and what has gone wrong. */
export interface Trouble {
  random: Random;
  /** The probability of a fault: `smtp` per connection to the mail server, `write` per write. */
  chances: { smtp: number; write: number };
  /** Whether connections and writes may fail at present. */
  isOn: boolean;
  /** The present outage, if any. In both kinds all events are lost. In `functions absent`, calls fail too. */
  outage: 'events lost' | 'functions absent' | undefined;
  /**
   * The times of faults in milliseconds since 1970. A key is the id of a request or an e-mail. Faults of reconciliation
   * have the key `anyRequest` of verdict.ts.
   */
  times: Map<string, number[]>;
  /** Adds a fault at the present time. `name` is a key of `times`. */
  note: (name: string) => void;
}

export const startTrouble = (random: Random, chances: Trouble['chances']): Trouble => {
  const times: Trouble['times'] = new Map();
  return {
    random,
    chances,
    isOn: true,
    outage: undefined,
    times,
    note: (name) => void times.set(name, [...(times.get(name) ?? []), Date.now()]),
  };
};
