import { useEffect, useState } from 'react';
import type { FormValues } from '../model/form-value.ts';

/** Two clicks within this time are one press: systems take half a second for a double click. */
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
    /** The same answers are sent again, such as after an error. */
    forget: () => void (last = ''),
  };
}

/**
 * Tells whether a submit is the second half of a double click, or a key that is held down: the same answers as a
 * moment ago, with no error since. An `onSubmit` without a promise gives nothing else to wait for, unless the app says
 * that it `isSubmitting`: after that, a press is another try.
 */
export function useOnePress(isSubmitting: boolean) {
  const [press] = useState(createPress);
  useEffect(() => {
    if (isSubmitting) press.forget();
  }, [isSubmitting, press]);
  return press;
}
