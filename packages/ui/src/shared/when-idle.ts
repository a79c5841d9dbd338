/** Runs the action when the browser is idle, but within this many milliseconds. */
export function whenIdle(action: () => void, withinMs = 3000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: withinMs });
  else setTimeout(action, Math.min(withinMs, 200));
}
