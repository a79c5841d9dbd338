/**
 * Resolves once the browser has painted: what a press need not wait for comes after it, so that the press
 * itself is answered at once on a slow phone.
 */
export const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
