import { useState } from 'react';
import { useStepDone } from '../step/step-frame.tsx';

/** The URL of the check: as a step, or after the face step (§2). */
export type KycStepKey = 'identity' | 'kyc';

/** Ends the step; `isEnding` is true while the history skips the parts of the check. */
export function useEndOfCheck(pid: string | null): { isEnding: boolean; end: () => void } {
  const done = useStepDone(pid);
  const [isEnding, setIsEnding] = useState(false);
  return {
    isEnding,
    end() {
      setIsEnding(true);
      done();
    },
  };
}
