/**
 * Resolves after the next paint. Defer work until then, so that a slow phone responds to a press
 * immediately.
 */
export const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
