import { aadhaarProblem, panProblem, type AadhaarProblem, type PanProblem } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateUserAuth } from '../../../../shared/queries/user-auth.ts';
import { api } from '../../../../shared/server/api.ts';
import { useWrite } from '../../../../shared/server/use-write.ts';
import { routePatterns } from '../../../../shared/paths.ts';
import { trackClick } from '../../../../shared/tracking/tracking.ts';
import { useAadhaarVerification, type AadhaarVerification } from './use-aadhaar-verification.ts';

type NumberProblem =
  | { field: 'idNo'; message: AadhaarProblem | 'verifyFirst' }
  | { field: 'panNo'; message: PanProblem };

export type NumberModeState = ReturnType<typeof useNumberModeState>;

/** The numbers are kept only in memory, until the user leaves the screen. */
export function useNumberModeState(onDone: () => void) {
  const aadhaar = useAadhaarVerification();
  const queryClient = useQueryClient();
  const [panNo, setPanNo] = useState('');
  const [failedField, setFailedField] = useState<NumberProblem['field']>();
  const save = useWrite(
    (numbers: { idNo: string; panNo: string }, options) =>
      api.post('/auth/v1/kyc-info/aadhaar-pan', { body: { ...numbers, type: 2 }, ...options }),
    { onSuccess: () => invalidateUserAuth(queryClient), onSuccessHere: onDone },
  );

  const problem = findProblem(aadhaar, panNo);

  return {
    aadhaar,
    panNo,
    /** Null until the user presses "Next", and after the user has corrected the failed field. */
    problem: problem?.field === failedField ? problem : null,
    isSaving: save.isPending,
    changePan: setPanNo,
    submit() {
      trackClick('kyc_save', routePatterns.authKyc, { by: 'numbers' });
      setFailedField(problem?.field);
      if (!problem) save.submit({ idNo: aadhaar.idNo, panNo });
      return problem?.field;
    },
  };
}

function findProblem(
  { idNo, isVerified }: AadhaarVerification,
  panNo: string,
): NumberProblem | null {
  const aadhaarMessage = aadhaarProblem(idNo) ?? (isVerified ? null : 'verifyFirst');
  if (aadhaarMessage) return { field: 'idNo', message: aadhaarMessage };
  const panMessage = panProblem(panNo);
  return panMessage && { field: 'panNo', message: panMessage };
}
