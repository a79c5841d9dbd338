import { useState } from 'react';
import { useStepDone } from '../step/step-frame.tsx';

/** The URL of the check: that of a step, or the one that follows the face step (§2). */
export type KycStepKey = 'identity' | 'kyc';

/** Ends the step; `isEnding` is true while the history goes back over the parts of the check. */
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
