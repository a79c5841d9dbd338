import { isAadhaar, limits, sanitizeDigits } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { useWrite } from '../../../shared/api/use-write.ts';

/** `typing` until a code is on its way, `coded` while one is, `verified` at last. */
interface AadhaarState {
  idNo: string;
  stage: 'typing' | 'coded' | 'verified';
  isDialogOpen: boolean;
  isInvalid: boolean;
  /** What the identity provider says against the number (§8). */
  refusal?: string;
  /** What the code's check says against the code. */
  codeRefusal?: string | undefined;
  resendAtMs?: number;
}

const start: AadhaarState = { idNo: '', stage: 'typing', isDialogOpen: false, isInvalid: false };

type Change = (next: Partial<AadhaarState>) => void;

/** An Aadhaar number on its way to be verified by a one-time code (§4 KYC mode). */
export function useAadhaar() {
  const [state, setState] = useState(start);
  const change: Change = (next) => setState((state) => ({ ...state, ...next }));
  const sending = useSendOtp(change);
  const checking = useCheckOtp(change);

  function send() {
    change({ codeRefusal: undefined });
    sending.submit(state.idNo);
  }

  return {
    ...state,
    isVerified: state.stage === 'verified',
    isSending: sending.isPending,
    isChecking: checking.isPending,
    change: (text: string) =>
      setState({ ...start, idNo: sanitizeDigits(text, limits.aadhaarDigits) }),
    closeDialog: () => change({ isDialogOpen: false }),
    resend: send,
    checkCode: (otp: string) => checking.submit({ aadhaar: state.idNo, otp }),
    clearCodeRefusal: () => change({ codeRefusal: undefined }),
    /** Asks for a code, unless one for this number is on its way already. */
    verify() {
      if (!isAadhaar(state.idNo)) change({ isInvalid: true });
      else if (state.stage === 'coded' && Date.now() < (state.resendAtMs ?? 0)) {
        change({ isDialogOpen: true });
      } else send();
    },
  };
}

export type Aadhaar = ReturnType<typeof useAadhaar>;

const accepted = { stage: 'verified', isDialogOpen: false } as const;
const nextResendMs = () => Date.now() + limits.otpResendSeconds * 1000;

function useSendOtp(change: Change) {
  return useWrite(
    (aadhaar: string, options) =>
      api.post('/auth/v2/aadhaar/send-otp', { body: { aadhaar }, ...options }),
    {
      onSuccess({ state, result }) {
        if (result?.success === false) change({ refusal: result.message, isDialogOpen: false });
        else if (state === 1) change(accepted);
        else change({ stage: 'coded', isDialogOpen: true, resendAtMs: nextResendMs() });
      },
    },
  );
}

function useCheckOtp(change: Change) {
  return useWrite(
    (body: { aadhaar: string; otp: string }, options) =>
      api.post('/auth/aadhaar/verify', { body, ...options }),
    {
      onSuccess: () => change(accepted),
      onFailure: (failure) => change({ codeRefusal: failureText(failure) }),
    },
  );
}
