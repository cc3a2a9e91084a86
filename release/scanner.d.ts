/** What the scanner offers, without types. */
declare module '@mdn/mdn-http-observatory' {
  type Test = { result: string; pass: boolean; scoreModifier: number };
  export const scan: (
    host: string,
  ) => Promise<{ scan: { grade: string; score: number }; tests: Record<string, Test> }>;
}
