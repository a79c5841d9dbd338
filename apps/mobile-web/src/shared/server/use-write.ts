import { newId, type ApiFailure, type ApiResult, type CallOptions } from '@kosha/api-client';
import { showToast } from '@kosha/ui';
import { useRef, useState } from 'react';
import { useMountedRef } from '../browser/use-mounted-ref.ts';
import { translate } from '../i18n/messages.ts';
import { writeMessages } from './write.messages.ts';
import { stuckAfterMs } from './waiting.tsx';
import { brokenCode, failureText, isUncertain, resultOf } from './failures.ts';

interface WriteHandlers<Input, Data> {
  onSuccess: (data: Data, input: Input) => void;
  /** Without it, the text of a failure is shown as a toast (§8). */
  onFailure?: (failure: ApiFailure, input: Input) => void;
}

interface Write<Input> {
  /** Sends once: while an answer is pending, further calls do nothing. */
  submit: (input: Input) => void;
  isPending: boolean;
}

/**
 * Sends one kind of write. The same input sent again after an uncertain end has the same idempotency
 * key, so that it has one effect.
 */
export function useWrite<Input, Data>(
  send: (input: Input, options: CallOptions) => Promise<ApiResult<Data>>,
  handlers: WriteHandlers<Input, Data>,
): Write<Input> {
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);
  const isMounted = useMountedRef();
  const intention = useRef<{ key: string; fingerprint: string } | undefined>(undefined);

  async function run(input: Input) {
    const fingerprint = JSON.stringify(input) ?? '';
    if (intention.current?.fingerprint !== fingerprint) {
      intention.current = { key: newId(), fingerprint };
    }
    const current = intention.current;
    const slow = setTimeout(tellStillSending, stuckAfterMs);
    const result = await resultOf(() => send(input, { idempotencyKey: current.key }));
    clearTimeout(slow);
    isBusy.current = false;
    if (result.ok || !isUncertain(result.failure)) intention.current = undefined;
    if (!isMounted.current) return;
    setIsPending(false);
    const fail = handlers.onFailure ?? toastFailure;
    if (!result.ok) return fail(result.failure, input);
    try {
      handlers.onSuccess(result.data, input);
    } catch (cause) {
      reportError(cause);
      intention.current = current;
      fail(brokenCode, input);
    }
  }

  return {
    isPending,
    submit(input) {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsPending(true);
      void run(input);
    },
  };
}

const tellStillSending = () => showToast(translate(writeMessages)('stillSending'));

export function toastFailure(failure: ApiFailure): void {
  const text = failureText(failure);
  if (text) showToast(text, 'danger');
}
