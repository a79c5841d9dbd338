import { dayMs } from '@kosha/domain';
import { createStoredValue } from '../../../shared/browser/stored.ts';

/** After a prompt, no other prompt is shown for this time, whichever option the user chose. */
const pauseMs = 7 * dayMs;

const lastPrompt = createStoredValue('local', 'location', ({ atMs }) =>
  typeof atMs === 'number' ? { atMs } : undefined,
);

export const recordPrompt = (): void => lastPrompt.write({ atMs: Date.now() });

/**
 * A stored time in the future does not count, because the phone's clock has been changed since
 * then.
 */
export function wasPromptedLately(): boolean {
  const agoMs = Date.now() - (lastPrompt.read()?.atMs ?? -Infinity);
  return agoMs >= 0 && agoMs < pauseMs;
}
