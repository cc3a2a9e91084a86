/**
 * What was looked at, and what to do where something is wrong; without a sentence all is well. `✘` stops, `!` warns, and `?`
 * could not be asked.
 */
export type Finding = readonly [name: string, sign: '✘' | '!' | '?', sentence: string | false | undefined];

/** Findings as lines; a name under which nothing is wrong has one that says so. */
export const linesOf = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, ([name]) => name)].flatMap(([name, all]) => {
    const wrong = all.filter(([, , sentence]) => sentence);
    return wrong.length === 0 ? [`✔ ${name}`] : wrong.map(([, sign, text]) => `${sign} ${name}: ${text}`);
  });

/** Tells all findings; whether none of them stops. */
export const reportFindings = (findings: readonly Finding[]): boolean => {
  const lines = linesOf(findings);
  console.log(lines.join('\n'));
  return !lines.some((line) => line.startsWith('✘'));
};
