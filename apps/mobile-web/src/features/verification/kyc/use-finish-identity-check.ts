import { useState } from 'react';
import { useOpenNextStep } from '../step/step-frame.tsx';

/** The identity check has two URLs: `/auth/identity`, and `/auth/kyc` after the face step (§2). */
export type KycStepKey = 'identity' | 'kyc';

/**
 * `end` opens the next step. Until that step is open, `isEnding` is true, so that the screen does
 * not show `StepDone` for the identity check that was just completed.
 */
export function useFinishIdentityCheck(pid: string | null): { isEnding: boolean; end: () => void } {
  const done = useOpenNextStep(pid);
  const [isEnding, setIsEnding] = useState(false);
  return {
    isEnding,
    end() {
      setIsEnding(true);
      done();
    },
  };
}
