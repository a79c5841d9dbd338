import { newId, type ApiFailure, type ApiResult, type CallOptions } from '@kosha/api-client';
import { showToast } from '@kosha/ui';
import { useRef, useState } from 'react';
import { useMountedRef } from '../browser/use-mounted-ref.ts';
import { translate } from '../i18n/messages.ts';
import { writeMessages } from './write.messages.ts';
import { stuckAfterMs } from './waiting.tsx';
import { brokenCode, failureText, isUncertain, resultOf } from './failures.ts';

interface WriteHandlers<Input, Data> {
  /** Effects beyond the screen: caches, drafts, the session. Also called after unmount. */
  onSuccess?: (data: Data, input: Input) => void;
  /**
   * Effects on the screen, before `onSuccess`: navigates, closes a dialog. Not called after
   * unmount.
   */
  onSuccessHere?: (data: Data, input: Input) => void;
  /** Also called after unmount. Without it, a toast shows the failure's message (§8). */
  onFailure?: (failure: ApiFailure, input: Input) => void;
  /** Effects on the screen, after `onFailure`. */
  onFailureHere?: (failure: ApiFailure, input: Input) => void;
}

interface Write<Input> {
  /** Sends once: further calls do nothing while a response is pending. */
  submit: (input: Input) => void;
  isPending: boolean;
}

/**
 * Sends one kind of write. The same input sent again after an unknown result has the same
 * idempotency key, so it takes effect once.
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
    setIsPending(false);
    // Read before the handlers, which may unmount the screen.
    const isHere = isMounted.current;
    const fail = (failure: ApiFailure) => {
      (handlers.onFailure ?? toastFailure)(failure, input);
      if (isHere) handlers.onFailureHere?.(failure, input);
    };
    if (!result.ok) return fail(result.failure);
    try {
      if (isHere) handlers.onSuccessHere?.(result.data, input);
      handlers.onSuccess?.(result.data, input);
    } catch (cause) {
      reportError(cause);
      intention.current = current;
      fail(brokenCode);
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
