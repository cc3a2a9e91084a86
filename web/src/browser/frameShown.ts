/** Resolves after the next frame is painted. Work that waits for it does not delay the visible response to a press. */
export const frameShown = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve)));
