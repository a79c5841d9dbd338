import { retryAfterMs } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { changeDraft } from './login-draft.ts';

/** `sentTo` is the number that received the code, 10 digits. */
type Outcome = { sentTo: string } | { error: string | undefined };

const resendMs = limits.otpResendSeconds * 1000;

/**
 * Requests a code. The countdown starts once it is sent, or if the server sends a wait time; a
 * failure's message stays visible (§8).
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
