/** Runs the action when idle, after `withinMs` at the latest. Returns the cancel function. */
export function whenIdle(action: () => void, withinMs = 3000): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(action, { timeout: withinMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(action, Math.min(withinMs, 200));
  return () => clearTimeout(id);
}
