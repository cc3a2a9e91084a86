import type { Random } from 'random';

/** The present and past faults of a simulation. */
export interface Trouble {
  random: Random;
  /** The probability of a fault: `smtp` per connection, `write` per write. */
  chances: { smtp: number; write: number };
  /** Whether connections and writes may fail at present. */
  isOn: boolean;
  /** All events during an outage are lost. During `functions absent`, calls fail too. */
  outage: 'events lost' | 'functions absent' | undefined;
  /**
   * The times of faults in milliseconds since 1970, by the id of a request or e-mail. Faults of reconciliation have the
   * key `anyRequest`.
   */
  times: Map<string, number[]>;
  /** Adds the present time to `times`. */
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
