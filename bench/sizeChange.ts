/** Different pages and files of a built site, each with its bytes on the line. */
export interface Weights {
  pages: Record<string, number>;
  /** By names without the hash of their content. */
  files: Record<string, number>;
}

/** `assets/Home-CR5eIMvI.js` is `assets/Home.js`; texts of several languages, which bear one name, are one sum. */
export const nameOf = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

export interface Change {
  name: string;
  /** Bytes more; below zero it shrank. */
  by: number;
}

/** What weighs another number of bytes than before, the most grown first; what is new grew by all of it. */
export const changes = (before: Record<string, number>, now: Record<string, number>): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((name) => ({ name, by: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => other.by - one.by);
