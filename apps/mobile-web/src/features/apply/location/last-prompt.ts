import { dayMs } from '@kosha/domain';
import { stored } from '../../../shared/browser/stored.ts';

/** The pause after a prompt, whichever option the user chose. */
const pauseMs = 7 * dayMs;

const lastPrompt = stored('local', 'location', ({ atMs }) =>
  typeof atMs === 'number' ? { atMs } : undefined,
);

export const recordPrompt = (): void => lastPrompt.write({ atMs: Date.now() });

/** Ignores a stored time in the future. */
export function wasPromptedLately(): boolean {
  const agoMs = Date.now() - (lastPrompt.read()?.atMs ?? -Infinity);
  return agoMs >= 0 && agoMs < pauseMs;
}
