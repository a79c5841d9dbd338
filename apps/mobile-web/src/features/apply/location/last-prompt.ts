import { dayMs } from '@kosha/domain';
import { stored } from '../../../shared/browser/stored.ts';

/** The user is not prompted again within this time, whatever the choice was. */
const pauseMs = 7 * dayMs;

const asked = stored('local', 'location', ({ atMs }) =>
  typeof atMs === 'number' ? { atMs } : undefined,
);

export const notePrompt = (): void => asked.write({ atMs: Date.now() });

/** A time in the future does not count. */
export function wasPromptedLately(): boolean {
  const agoMs = Date.now() - (asked.read()?.atMs ?? -Infinity);
  return agoMs >= 0 && agoMs < pauseMs;
}
