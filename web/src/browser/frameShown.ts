/** Resolves after the next frame, when the visitor sees the effect of a press. */
export const frameShown = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve)));
