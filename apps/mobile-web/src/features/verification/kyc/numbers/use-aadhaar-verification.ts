import { findRefusalDefinition, retryAfterMs, type Schema } from '@kosha/api-client';
import { aadhaarProblem, limits, sanitizePlainText, type AadhaarProblem } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../../../shared/server/api.ts';
import { failureText, hasFailureCode } from '../../../../shared/server/failures.ts';
import { toastFailure, useWrite } from '../../../../shared/server/use-write.ts';
import { translate } from '../../../../shared/i18n/messages.ts';
import { kycMessages } from '../kyc.messages.ts';

/** `stage` is `typing` until a code is sent, `coded` while it can be entered, then `verified`. */
interface AadhaarState {
  idNo: string;
  stage: 'typing' | 'coded' | 'verified';
  isDialogOpen: boolean;
  problem: AadhaarProblem | null;
  /** Why no code was sent: the message of the identity provider (§8) or the server. */
  refusal?: string | undefined;
  codeRefusal?: string | undefined;
  resendAtMs?: number;
}

const start: AadhaarState = { idNo: '', stage: 'typing', isDialogOpen: false, problem: null };

/** Updates the state, unless the response is for a number that is no longer in the field. */
type Answer = (idNo: string, next: Partial<AadhaarState>) => void;

/** The Aadhaar number and its verification by a one-time code (§4 KYC mode). */
export function useAadhaarVerification() {
  const [state, setState] = useState(start);
  const change = (next: Partial<AadhaarState>) => setState((state) => ({ ...state, ...next }));
  const answer: Answer = (idNo, next) =>
    setState((state) => (state.idNo === idNo ? { ...state, ...next } : state));
  const sending = useSendOtp(answer);
  const checking = useCheckOtp(answer);

  function send() {
    change({ refusal: undefined, codeRefusal: undefined });
    sending.submit(state.idNo);
  }

  return {
    ...state,
    isVerified: state.stage === 'verified',
    isSending: sending.isPending,
    isChecking: checking.isPending,
    change: (idNo: string) => setState({ ...start, idNo }),
    closeDialog: () => change({ isDialogOpen: false }),
    resend: send,
    checkCode: (otp: string) => checking.submit({ aadhaar: state.idNo, otp }),
    clearCodeRefusal: () => change({ codeRefusal: undefined }),
    /** Requests a code. For 60 seconds after a code was sent, only opens the dialog again. */
    verify() {
      const problem = aadhaarProblem(state.idNo);
      if (problem) change({ problem });
      else if (state.stage === 'coded' && Date.now() < (state.resendAtMs ?? 0)) {
        change({ isDialogOpen: true });
      } else send();
    },
  };
}

export type AadhaarVerification = ReturnType<typeof useAadhaarVerification>;

const accepted = { stage: 'verified', isDialogOpen: false } as const;
const resendMs = limits.otpResendSeconds * 1000;
const resendIn = (waitMs: number) => ({ resendAtMs: Date.now() + Math.min(waitMs, resendMs) });

/**
 * True if the app can use the response: a refusal by the provider, or a known state (§4 KYC mode).
 */
const isReadable = ({ state, result }: Schema<'AadhaarOtpSent'>): boolean =>
  result?.success === false
    ? typeof (result.message ?? '') === 'string'
    : ['0', '1'].includes(String(state));

/**
 * The server's `code` after too many wrong one-time codes. The user must then request a new
 * one-time code.
 */
const tooManyAttempts = '429';

function useSendOtp(answer: Answer) {
  return useWrite(
    (aadhaar: string, options) =>
      api.post('/auth/v2/aadhaar/send-otp', { body: { aadhaar }, isReadable, ...options }),
    {
      onSuccess({ state, result }, idNo) {
        if (result?.success === false) {
          const refusal =
            sanitizePlainText(result.message ?? '') || translate(kycMessages)('providerSilent');
          answer(idNo, { refusal, isDialogOpen: false });
        } else if (Number(state) === 1) answer(idNo, accepted);
        else answer(idNo, { stage: 'coded', isDialogOpen: true, ...resendIn(resendMs) });
      },
      onFailure(failure, idNo) {
        if (failure.kind !== 'business') return toastFailure(failure);
        const message = failureText(failure);
        // It is too early for a new code, but the last code is still valid and can be entered.
        if (findRefusalDefinition(failure)?.reaction === 'enterCode') {
          const resendWait = resendIn(retryAfterMs(failure) ?? 0);
          answer(idNo, { stage: 'coded', isDialogOpen: true, codeRefusal: message, ...resendWait });
        } else answer(idNo, { refusal: message, codeRefusal: message });
      },
    },
  );
}

function useCheckOtp(answer: Answer) {
  return useWrite(
    (body: { aadhaar: string; otp: string }, options) =>
      api.post('/auth/aadhaar/verify', { body, ...options }),
    {
      onSuccess: (_, { aadhaar }) => answer(aadhaar, accepted),
      onFailure: (failure, { aadhaar }) =>
        answer(aadhaar, {
          stage: hasFailureCode(failure, tooManyAttempts) ? 'typing' : 'coded',
          codeRefusal: failureText(failure),
        }),
    },
  );
}
