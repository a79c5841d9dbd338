/** Runs the action when the browser is idle, after 3 seconds at the latest. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 3000 });
  else setTimeout(action, 200);
}
