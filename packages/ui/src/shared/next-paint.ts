/**
 * Resolves after the next paint. Work that is deferred until then does not delay the response to a
 * press on a slow phone.
 */
export const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
