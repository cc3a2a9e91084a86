import type { Random } from 'random';

/** All events during an outage are lost. During `functions absent`, calls fail too. */
type Outage = 'events lost' | 'functions absent' | undefined;

/** The probability of a fault: `smtp` per connection, `write` per write. */
export type Chances = Record<'smtp' | 'write', number>;

/** The present and past faults of a simulation. */
export const newTrouble = (random: Random, chances: Chances) => {
  const times = new Map<string, number[]>();
  return {
    random,
    chances,
    /** Whether connections and writes may fail at present. */
    isOn: true,
    outage: undefined as Outage,
    /**
     * The times of faults in milliseconds since 1970, by the id of a request or e-mail. Faults of reconciliation have
     * the key `anyRequest`.
     */
    times,
    /** Adds the present time to `times`. */
    note: (name: string) => void times.set(name, [...(times.get(name) ?? []), Date.now()]),
  };
};
export type Trouble = ReturnType<typeof newTrouble>;
