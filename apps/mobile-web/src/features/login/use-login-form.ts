import {
  asciiDigits,
  canSubmitLogin,
  isPhone,
  lastingPhoneProblem,
  limits,
  nationalPhone,
  phoneProblem,
} from '@kosha/domain';
import { readCode } from '@kosha/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { changeDraft, restoreDraft, useLoginDraft } from './login-draft.ts';
import { useSendCode } from './use-send-code.ts';
import { usePreloadNext, useSignIn } from './use-sign-in.ts';
import { useWebOtp } from './use-web-otp.ts';

/** State and actions of the sign-in form; the refs are for its three inputs. */
export function useLoginForm() {
  const { phone, hasAgreed, resendAtMs, sentTo } = useLoginDraft();
  const [code, setCode] = useState('');
  const [isPhoneRefused, setIsPhoneRefused] = useState(false);
  const takeCode = useCallback(
    (text: string) => setCode(asciiDigits(readCode(text, limits.loginCodeDigits))),
    [],
  );
  const refs = useInputRefs(takeCode);
  const { send, ...sending } = useSendCode();
  const signIn = useSignIn();
  const preloadNext = usePreloadNext();
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

/** Preserves input that users type into the prerendered page before hydration. */
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
