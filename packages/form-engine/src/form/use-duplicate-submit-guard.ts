import { useEffect, useState } from 'react';
import type { FormValues } from '../model/form-value.ts';

/** The usual double-click interval of operating systems. */
const pressMs = 500;

function createPress() {
  let last = '';
  let at = 0;
  return {
    isSame(values: FormValues): boolean {
      const [before, since] = [last, performance.now() - at];
      last = JSON.stringify(values);
      if (last === before && since < pressMs) return true;
      at += since;
      return false;
    },
    /** Allows another submit of the same answers, for example after an error. */
    forget: () => void (last = ''),
  };
}

/**
 * Detects a second submit that a double click or a held key has caused: the answers are the same as
 * a moment ago, without an error or `isSubmitting` in between. It is needed for an `onSubmit`
 * without a promise, whose end is unknown.
 */
export function useDuplicateSubmitGuard(isSubmitting: boolean) {
  const [press] = useState(createPress);
  useEffect(() => {
    if (isSubmitting) press.forget();
  }, [isSubmitting, press]);
  return press;
}
