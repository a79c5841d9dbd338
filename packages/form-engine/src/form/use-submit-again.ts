import type Form from '@rjsf/core';
import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a function that requests another submit after the current one has ended. */
export function useSubmitAgain(rjsf: RefObject<Form | null>, isSubmitting: boolean): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (isSubmitting || !isRequested.current) return;
    isRequested.current = false;
    (rjsf.current?.formElement.current as HTMLFormElement | null)?.requestSubmit();
  }, [isSubmitting, rjsf]);
  return useCallback(() => void (isRequested.current = true), []);
}
