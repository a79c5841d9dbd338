import {
  toAsciiDigits,
  canSubmitLogin,
  isPhone,
  phoneProblemWhileTyping,
  limits,
  nationalPhone,
  phoneProblem,
} from '@kosha/domain';
import { extractOtp } from '@kosha/ui';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { retryAfterMs } from '@kosha/api-client';
import { changeLoginDraft, restoreLoginDraft, useLoginDraft } from './login-draft.ts';
import { usePreloadNextScreen, useSignIn } from './use-sign-in.ts';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';

type Outcome = { sentTo: string } | { error: string | undefined };

const resendMs = limits.otpResendSeconds * 1000;

/**
 * Sends a code by SMS. The countdown to the next code starts when the code was sent, or after a
 * failure with a wait time. An error message stays visible until the next request (§8).
 */
function useSendCode() {
  const [outcome, setOutcome] = useState<Outcome>();
  const { submit, isPending } = useWrite(
    (phone: string, { signal }) =>
      api.get('/sms/v1/sendCode', { query: { phone: limits.phonePrefix + phone }, signal }),
    {
      onSuccess: (_, phone) => {
        changeLoginDraft({ resendAtMs: Date.now() + resendMs, sentTo: phone });
        setOutcome({ sentTo: phone });
      },
      onFailure: (failure) => {
        const waitMs = retryAfterMs(failure);
        if (waitMs) changeLoginDraft({ resendAtMs: Date.now() + Math.min(waitMs, resendMs) });
        setOutcome({ error: failureText(failure) });
      },
    },
  );
  return {
    isSending: isPending,
    sentTo: outcome && 'sentTo' in outcome ? outcome.sentTo : undefined,
    sendError: outcome && 'error' in outcome ? outcome.error : undefined,
    send(phone: string) {
      setOutcome(undefined);
      changeLoginDraft({ sentTo: undefined });
      submit(phone);
    },
  };
}

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Reads the code from the SMS if the browser supports WebOTP. After each change of `resendAtMs`, it
 * waits for a new SMS. `onCode` must be a stable function, because a new one restarts the wait.
 */
function useWebOtp(resendAtMs: number | undefined, onCode: (code: string) => void): void {
  useEffect(() => {
    if (resendAtMs === undefined || !('OTPCredential' in window)) return;
    const listening = new AbortController();
    void receiveCode(listening.signal, onCode);
    return () => listening.abort();
  }, [resendAtMs, onCode]);
}

async function receiveCode(signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential: (Credential & { code?: string }) | null =
      await navigator.credentials.get(request);
    if (credential?.code) onCode(credential.code);
  } catch {
    // The request was aborted, or the user prefers to type.
  }
}

export function useLoginForm() {
  const { phone, hasAgreed, resendAtMs, sentTo } = useLoginDraft();
  const [code, setCode] = useState('');
  const [isPhoneRefused, setIsPhoneRefused] = useState(false);
  const takeCode = useCallback(
    (text: string) => setCode(toAsciiDigits(extractOtp(text, limits.loginCodeDigits))),
    [],
  );
  const refs = useInputRefs(takeCode);
  const { send, ...sending } = useSendCode();
  const signIn = useSignIn();
  const preloadNext = usePreloadNextScreen();
  useWebOtp(resendAtMs, takeCode);
  useFocusOnceSent(refs.codeRef, sending.sentTo);

  const canSubmit = canSubmitLogin({ phone, code, hasAgreed });
  return {
    phone,
    code,
    hasAgreed,
    resendAtMs,
    sentTo,
    phoneProblem: (isPhoneRefused ? phoneProblem : phoneProblemWhileTyping)(phone),
    canSubmit,
    ...refs,
    sending,
    isSubmitting: signIn.isPending,
    isCodeRefused: signIn.refusedCode === code,
    takeCode,
    takePhone(next: string) {
      setIsPhoneRefused(false);
      changeLoginDraft({ phone: next });
    },
    takeAgreement: (next: boolean) => changeLoginDraft({ hasAgreed: next }),
    sendCode() {
      setIsPhoneRefused(!isPhone(phone));
      if (!isPhone(phone)) return refs.phoneRef.current?.focus();
      send(phone);
      preloadNext();
      return undefined;
    },
    submit() {
      if (canSubmit) signIn.submit({ phone, code });
    },
  };
}

/** Keeps the input that users type into the prerendered page before hydration. */
function useInputRefs(takeCode: (text: string) => void) {
  const phoneRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const agreementRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const typedPhone = nationalPhone(phoneRef.current?.value ?? '');
    const hasUnchecked = agreementRef.current?.checked === false;
    restoreLoginDraft();
    if (typedPhone) changeLoginDraft({ phone: typedPhone });
    if (hasUnchecked) changeLoginDraft({ hasAgreed: false });
    takeCode(codeRef.current?.value ?? '');
  }, [takeCode]);
  return { phoneRef, codeRef, agreementRef };
}

function useFocusOnceSent(input: RefObject<HTMLInputElement | null>, sentTo: string | undefined) {
  useEffect(() => {
    if (sentTo) input.current?.focus();
  }, [input, sentTo]);
}
