/** `stop`: nothing is deployed. `warning`: told, and gone on. `unknown`: could not be asked, and gone on. */
export interface Finding {
  level: 'stop' | 'warning' | 'unknown';
  /** What is wrong and what to do. */
  sentence: string;
}

export const stop = (sentence: string): Finding => ({ level: 'stop', sentence });
export const warning = (sentence: string): Finding => ({ level: 'warning', sentence });
export const unknown = (sentence: string): Finding => ({ level: 'unknown', sentence });

const signs = { stop: '✘', warning: '!', unknown: '?' } as const;

/** A check that found nothing in one line, else a line a finding. */
export const linesOf = (title: string, findings: readonly Finding[]): string[] =>
  findings.length === 0
    ? [`✔ ${title}`]
    : findings.map(({ level, sentence }) => `${signs[level]} ${title}: ${sentence}`);
