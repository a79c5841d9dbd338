/** Resolves after the next paint, so that later work does not delay the response to a press. */
export const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
