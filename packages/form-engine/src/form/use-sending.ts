import type Form from '@rjsf/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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
    /** Allows a submit with the same answers, for example after an error. */
    forget: () => void (last = ''),
  };
}

/**
 * Detects the second submit of a double click or a held key: the same answers within `pressMs`.
 * Needed if `onSubmit` returns no promise, because the form then does not know when the submit
 * ends.
 */
export function useDuplicateSubmitGuard(isSubmitting: boolean) {
  const [press] = useState(createPress);
  useEffect(() => {
    if (isSubmitting) press.forget();
  }, [isSubmitting, press]);
  return press;
}

/** Returns a function that makes the form submit again when the current submit has ended. */
export function useSubmitAgain(rjsf: RefObject<Form | null>, isSubmitting: boolean): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (isSubmitting || !isRequested.current) return;
    isRequested.current = false;
    (rjsf.current?.formElement.current as HTMLFormElement | null)?.requestSubmit();
  }, [isSubmitting, rjsf]);
  return useCallback(() => void (isRequested.current = true), []);
}

/** Ignores other tasks while a task is pending. A synchronous task causes no render. */
export function useSending() {
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const run = useCallback((task: () => unknown, onFailed: (error: unknown) => void): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = () => void (isRunning.current = false);
    try {
      const result = task();
      if (!(result instanceof Object && 'then' in result)) {
        finish();
        return;
      }
      setIsSending(true);
      void Promise.resolve(result as PromiseLike<unknown>)
        .catch(onFailed)
        .finally(() => {
          finish();
          setIsSending(false);
        });
    } catch (error) {
      finish();
      onFailed(error);
    }
  }, []);
  return { isSending, isBusy: () => isRunning.current, run };
}
