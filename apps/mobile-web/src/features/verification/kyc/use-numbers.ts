import { aadhaarProblem, panProblem, type AadhaarProblem, type PanProblem } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetSteps } from '../../../shared/queries/user-auth.ts';
import { api } from '../../../shared/server/api.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { useAadhaar, type Aadhaar } from './use-aadhaar.ts';

type NumberProblem =
  | { field: 'idNo'; message: AadhaarProblem | 'verifyFirst' }
  | { field: 'panNo'; message: PanProblem };

export type Numbers = ReturnType<typeof useNumbers>;

/** Both numbers and their submission. In memory only, until the screen is left. */
export function useNumbers(onDone: () => void) {
  const aadhaar = useAadhaar();
  const queryClient = useQueryClient();
  const [panNo, setPanNo] = useState('');
  const [tried, setTried] = useState<NumberProblem['field']>();
  const save = useWrite(
    (numbers: { idNo: string; panNo: string }, options) =>
      api.post('/auth/v1/kyc-info/aadhaar-pan', { body: { ...numbers, type: 2 }, ...options }),
    { onSuccess: () => forgetSteps(queryClient), onSuccessHere: onDone },
  );

  const problem = findProblem(aadhaar, panNo);

  return {
    aadhaar,
    panNo,
    /**
     * Shown only for the field at which the last attempt stopped, because the next one is still
     * untouched.
     */
    problem: problem?.field === tried ? problem : null,
    isSaving: save.isPending,
    changePan: setPanNo,
    /** Sends the numbers if both are right; else returns the name of the first wrong field. */
    submit() {
      trackClick('kyc_save', patterns.authKyc, { by: 'numbers' });
      setTried(problem?.field);
      if (!problem) save.submit({ idNo: aadhaar.idNo, panNo });
      return problem?.field;
    },
  };
}

function findProblem({ idNo, isVerified }: Aadhaar, panNo: string): NumberProblem | null {
  const ofAadhaar = aadhaarProblem(idNo) ?? (isVerified ? null : 'verifyFirst');
  if (ofAadhaar) return { field: 'idNo', message: ofAadhaar };
  const ofPan = panProblem(panNo);
  return ofPan && { field: 'panNo', message: ofPan };
}
