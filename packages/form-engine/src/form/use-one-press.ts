import { useCallback, useRef } from 'react';
import type { FormValues } from '../model/form-value.ts';

/** Two clicks within this time are one press: systems take half a second for a double click. */
const pressMs = 500;

/**
 * Tells whether a submit is the second half of a double click, or a key that is held down: the same answers as a
 * moment ago, with no error since. An `onSubmit` without a promise gives nothing else to wait for.
 */
export function useOnePress() {
  const last = useRef<{ answers: string; at: number }>(undefined);
  const isSamePress = useCallback((values: FormValues): boolean => {
    const answers = JSON.stringify(values);
    const now = performance.now();
    const isSame = last.current?.answers === answers && now - last.current.at < pressMs;
    if (!isSame) last.current = { answers, at: now };
    return isSame;
  }, []);
  const forget = useCallback(() => void (last.current = undefined), []);
  return { isSamePress, forget };
}
