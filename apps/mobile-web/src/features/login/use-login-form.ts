import {
  canSubmitLogin,
  isPhone,
  lastingPhoneProblem,
  limits,
  nationalPhone,
  phoneProblem,
  sanitizeDigits,
} from '@kosha/domain';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { changeDraft, restoreDraft, useLoginDraft } from './login-draft.ts';
import { useSendCode } from './use-send-code.ts';
import { useSignIn } from './use-sign-in.ts';
import { useWebOtp } from './use-web-otp.ts';

/** What the sign-in form holds and does; the refs are for its three inputs. */
export function useLoginForm() {
  const { phone, hasAgreed, resendAtMs, sentTo } = useLoginDraft();
  const [code, setCode] = useState('');
  const [isPhoneRefused, setIsPhoneRefused] = useState(false);
  const takeCode = useCallback(
    (text: string) => setCode(sanitizeDigits(text, limits.loginCodeDigits)),
    [],
  );
  const refs = useInputRefs(takeCode);
  const { send, ...sending } = useSendCode();
  const signIn = useSignIn();
  useWebOtp(resendAtMs, takeCode);
  useFocusOnceSent(refs.codeRef, sending.sentTo);

  const canSubmit = canSubmitLogin({ phone, code, hasAgreed });
  return {
    phone,
    code,
    hasAgreed,
    resendAtMs,
    sentTo,
    phoneProblem: (isPhoneRefused ? phoneProblem : lastingPhoneProblem)(phone),
    canSubmit,
    ...refs,
    sending,
    isSubmitting: signIn.isPending,
    isCodeRefused: signIn.refusedCode === code,
    takeCode,
    takePhone(next: string) {
      setIsPhoneRefused(false);
      changeDraft({ phone: next });
    },
    takeAgreement: (next: boolean) => changeDraft({ hasAgreed: next }),
    sendCode() {
      setIsPhoneRefused(!isPhone(phone));
      if (isPhone(phone)) send(phone);
      else refs.phoneRef.current?.focus();
    },
    submit() {
      if (canSubmit) signIn.submit({ phone, code });
    },
  };
}

/** People can type into the prerendered page before React runs: what they typed is kept. */
function useInputRefs(takeCode: (text: string) => void) {
  const phoneRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const agreementRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const typedPhone = nationalPhone(phoneRef.current?.value ?? '');
    const hasUnchecked = agreementRef.current?.checked === false;
    restoreDraft();
    if (typedPhone) changeDraft({ phone: typedPhone });
    if (hasUnchecked) changeDraft({ hasAgreed: false });
    takeCode(codeRef.current?.value ?? '');
  }, [takeCode]);
  return { phoneRef, codeRef, agreementRef };
}

function useFocusOnceSent(input: RefObject<HTMLInputElement | null>, sentTo: string | undefined) {
  useEffect(() => {
    if (sentTo) input.current?.focus();
  }, [input, sentTo]);
}
