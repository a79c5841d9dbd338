/**
 * Resolves once the browser has painted. What a press need not wait for runs after that, so that a slow phone
 * answers the press at once.
 */
export const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
