import { retryAfterMs } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { changeDraft } from './login-draft.ts';

/** `sentTo` is the 10-digit number that received the code. */
type Outcome = { sentTo: string } | { error: string | undefined };

const resendMs = limits.otpResendSeconds * 1000;

/**
 * Requests a code. The countdown starts when the code was sent or the server returned a wait time.
 * The message of a failure stays visible (§8).
 */
export function useSendCode() {
  const [outcome, setOutcome] = useState<Outcome>();
  const { submit, isPending } = useWrite(
    (phone: string, { signal }) =>
      api.get('/sms/v1/sendCode', { query: { phone: limits.phonePrefix + phone }, signal }),
    {
      onSuccess: (_, phone) => {
        changeDraft({ resendAtMs: Date.now() + resendMs, sentTo: phone });
        setOutcome({ sentTo: phone });
      },
      onFailure: (failure) => {
        const waitMs = retryAfterMs(failure);
        if (waitMs) changeDraft({ resendAtMs: Date.now() + Math.min(waitMs, resendMs) });
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
      changeDraft({ sentTo: undefined });
      submit(phone);
    },
  };
}
