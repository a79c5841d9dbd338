import { dayMs } from '@kosha/domain';
import { createStoredValue } from '../../../shared/browser/stored.ts';

/** The minimum time between two location prompts, whatever the user answered. */
const pauseMs = 7 * dayMs;

const lastPrompt = createStoredValue('local', 'location', ({ atMs }) =>
  typeof atMs === 'number' ? { atMs } : undefined,
);

export const recordLocationPrompt = (): void => lastPrompt.write({ atMs: Date.now() });

/** Ignores a stored time in the future, which occurs if the phone's clock was set back. */
export function hasRecentLocationPrompt(): boolean {
  const agoMs = Date.now() - (lastPrompt.read()?.atMs ?? -Infinity);
  return agoMs >= 0 && agoMs < pauseMs;
}
