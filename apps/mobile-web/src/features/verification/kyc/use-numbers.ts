import { aadhaarProblem, panProblem } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { useWrite } from '../../../shared/api/use-write.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { useAadhaar } from './use-aadhaar.ts';

export type Numbers = ReturnType<typeof useNumbers>;

/** Both numbers, and sending them. They are kept in memory only, until the screen is left. */
export function useNumbers(onDone: () => void) {
  const aadhaar = useAadhaar();
  const [panNo, setPanNo] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const save = useWrite(
    (numbers: { idNo: string; panNo: string }, options) =>
      api.post('/auth/v1/kyc-info/aadhaar-pan', { body: { ...numbers, type: 2 }, ...options }),
    { onSuccess: onDone },
  );

  const idNoProblem = aadhaarProblem(aadhaar.idNo) ?? (aadhaar.isVerified ? null : 'verifyFirst');
  const problem = firstProblem(idNoProblem, panProblem(panNo));

  return {
    aadhaar,
    panNo,
    problem: hasTried ? problem : null,
    isSaving: save.isPending,
    changePan: setPanNo,
    /** Sends the numbers if both are right; else returns the name of the first wrong field. */
    submit() {
      trackClick('kyc_save', patterns.authKyc, { by: 'numbers' });
      setHasTried(true);
      if (!problem) save.submit({ idNo: aadhaar.idNo, panNo });
      return problem?.field;
    },
  };
}

function firstProblem<OfIdNo, OfPan>(ofIdNo: OfIdNo | null, ofPan: OfPan | null) {
  if (ofIdNo !== null) return { field: 'idNo', message: ofIdNo } as const;
  return ofPan === null ? null : ({ field: 'panNo', message: ofPan } as const);
}
