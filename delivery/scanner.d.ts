/** What the scanner offers without types: its tests, and how their results make a score. */
declare module '@mdn/mdn-http-observatory/src/analyzer/hsts.js' {
  export const hsts: () => Map<string, { mode: string; includeSubDomains: boolean }>;
}
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  interface Output {
    constructor: { name: string };
    result: string;
    pass: boolean;
  }
  export const ALL_TESTS: ((requests: object) => Output)[];
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export const getGradeForScore: (score: number) => { score: number; grade: string };
  export const getScoreModifier: (result: string) => number;
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string);
  }
}
