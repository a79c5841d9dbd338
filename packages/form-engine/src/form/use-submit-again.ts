import type Form from '@rjsf/core';
import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns the function that makes the submit once more, as soon as the one that runs has ended. */
export function useSubmitAgain(rjsf: RefObject<Form | null>, isSubmitting: boolean): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (isSubmitting || !isWanted.current) return;
    isWanted.current = false;
    (rjsf.current?.formElement.current as HTMLFormElement | null)?.requestSubmit();
  }, [isSubmitting, rjsf]);
  return useCallback(() => void (isWanted.current = true), []);
}
