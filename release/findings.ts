/**
 * `sentence` describes a problem; after a passed check it is missing. The sign `✘` stops the deployment, `!` is a
 * warning, and `?` means that the check could not be made.
 */
export type Finding = readonly [name: string, sign: '✘' | '!' | '?', sentence: string | false | undefined];

/** Findings as lines; a passed check has a line with ✔. */
export const linesOf = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, ([name]) => name)].flatMap(([name, all]) => {
    const wrong = all.filter(([, , sentence]) => sentence);
    return wrong.length === 0 ? [`✔ ${name}`] : wrong.map(([, sign, text]) => `${sign} ${name}: ${text}`);
  });

/** Prints all findings. Returns false if one of them stops the deployment. */
export const reportFindings = (findings: readonly Finding[]): boolean => {
  const lines = linesOf(findings);
  console.log(lines.join('\n'));
  return !lines.some((line) => line.startsWith('✘'));
};
