import { dayMs } from '@kosha/domain';
import { stored } from '../../../shared/browser/stored.ts';

/** Within this time the same person is not asked again, whatever the answer was. */
const pauseMs = 7 * dayMs;

const asked = stored('local', 'location', ({ atMs }) =>
  typeof atMs === 'number' ? { atMs } : undefined,
);

export const noteAsked = (): void => asked.write({ atMs: Date.now() });

/** A time ahead of the clock does not count. */
export function wasAskedLately(): boolean {
  const agoMs = Date.now() - (asked.read()?.atMs ?? -Infinity);
  return agoMs >= 0 && agoMs < pauseMs;
}
