/** Runs the action once the screen has settled. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 3000 });
  else setTimeout(action, 200);
}
