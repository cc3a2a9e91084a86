/**
 * A check, and a sentence that says what to do when it fails. `✘` stops the deployment, `!` warns, and `?` means that it
 * could not be checked.
 */
export type Finding = readonly [name: string, sign: '✘' | '!' | '?', sentence: string | false | undefined];

/** Findings as lines; a passed check has a line with ✔. */
export const linesOf = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, ([name]) => name)].flatMap(([name, all]) => {
    const wrong = all.filter(([, , sentence]) => sentence);
    return wrong.length === 0 ? [`✔ ${name}`] : wrong.map(([, sign, text]) => `${sign} ${name}: ${text}`);
  });

/** Prints all findings. True when none of them stops. */
export const reportFindings = (findings: readonly Finding[]): boolean => {
  const lines = linesOf(findings);
  console.log(lines.join('\n'));
  return !lines.some((line) => line.startsWith('✘'));
};
