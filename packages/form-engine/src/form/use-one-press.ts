import { useEffect, useState } from 'react';
import type { FormValues } from '../model/form-value.ts';

/** The double-click interval of operating systems. */
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
    /** Allows the same answers to be submitted again, such as after an error. */
    forget: () => void (last = ''),
  };
}

/**
 * Detects a submit caused by a double click or a held key: the same answers as a moment ago, without an
 * error since. An `onSubmit` without a promise leaves no other signal, except `isSubmitting`: after it,
 * a press is a new attempt.
 */
export function useOnePress(isSubmitting: boolean) {
  const [press] = useState(createPress);
  useEffect(() => {
    if (isSubmitting) press.forget();
  }, [isSubmitting, press]);
  return press;
}
