import { useState } from 'react';
import { useStepDone } from '../step/step-frame.tsx';

/** `identity`: the step's own URL. `kyc`: the URL after the face step (§2). */
export type KycStepKey = 'identity' | 'kyc';

/** `isEnding`: true while the app leaves the history entries of the check. */
export function useFinishIdentityCheck(pid: string | null): { isEnding: boolean; end: () => void } {
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
