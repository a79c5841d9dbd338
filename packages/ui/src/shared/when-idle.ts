/**
 * Runs the action when the browser is idle, but after `withinMs` at the latest. Returns a function
 * that cancels the action.
 */
export function whenIdle(action: () => void, withinMs = 3000): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(action, { timeout: withinMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(action, Math.min(withinMs, 200));
  return () => clearTimeout(id);
}
