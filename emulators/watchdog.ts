import { createInterface } from 'node:readline';
import { endFamily } from './processes.ts';

/**
 * Outlives a launcher that is killed without a chance to clean up, and ends what it has started. The launcher writes
 * `+<pid>` for each process it starts and `-<pid>` when that one has ended; the end of the input is its death.
 */
const started = new Set<number>();
for await (const line of createInterface({ input: process.stdin }))
  line.startsWith('+') ? started.add(Number(line.slice(1))) : started.delete(Number(line.slice(1)));
await Promise.all([...started].map((pid) => endFamily(pid, { signal: 'SIGTERM', patience: 10_000 })));
