import { validateKycNumbers } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { useWrite } from '../../../shared/api/use-write.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { useAadhaar } from './use-aadhaar.ts';

const fieldAtFault = {
  aadhaarNumberRequired: 'idNo',
  verifyFirst: 'idNo',
  panNumberRequired: 'panNo',
} as const;

type NumberProblem = keyof typeof fieldAtFault;

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

  const wrong = validateKycNumbers({ idNo: aadhaar.idNo, panNo });
  const isUnverified = wrong !== 'aadhaarNumberRequired' && !aadhaar.isVerified;
  const message: NumberProblem | null = isUnverified ? 'verifyFirst' : wrong;
  const problem = message && { message, field: fieldAtFault[message] };

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
