/** Resolves behind the next frame, when the visitor sees what a press has changed. */
export const frameShown = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve)));
