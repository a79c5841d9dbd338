import { newId, type ApiFailure, type ApiResult, type CallOptions } from '@kosha/api-client';
import { dismissErrorToasts, showToast } from '@kosha/ui';
import { useRef, useState } from 'react';
import { useMountedRef } from '../browser/use-mounted-ref.ts';
import { translate } from '../i18n/messages.ts';
import { writeMessages } from './write.messages.ts';
import { slowResponseAfterMs } from './waiting.tsx';
import { internalFailure, failureText, hasUnknownOutcome, catchAsFailure } from './failures.ts';

interface WriteHandlers<Input, Data> {
  /** Runs even after unmounting, for effects beyond the screen, such as caches and the session. */
  onSuccess?: (data: Data, input: Input) => void;
  /** Runs before `onSuccess`, but not after unmounting; for effects on the screen. */
  onSuccessHere?: (data: Data, input: Input) => void;
  /** Runs even after unmounting. By default, a toast shows the failure (§8). */
  onFailure?: (failure: ApiFailure, input: Input) => void;
  /** Runs after `onFailure`, but not after unmounting. */
  onFailureHere?: (failure: ApiFailure, input: Input) => void;
}

interface Write<Input> {
  submit: (input: Input) => void;
  isPending: boolean;
}

/**
 * If the result is unknown, a retry with the same input has the same idempotency key. The write
 * then takes effect only once.
 */
export function useWrite<Input, Data>(
  send: (input: Input, options: CallOptions) => Promise<ApiResult<Data>>,
  handlers: WriteHandlers<Input, Data>,
): Write<Input> {
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);
  const isMounted = useMountedRef();
  const keyedInput = useRef<{ key: string; fingerprint: string } | undefined>(undefined);

  async function run(input: Input) {
    const fingerprint = JSON.stringify(input) ?? '';
    if (keyedInput.current?.fingerprint !== fingerprint) {
      keyedInput.current = { key: newId(), fingerprint };
    }
    const current = keyedInput.current;
    const slow = setTimeout(showStillSending, slowResponseAfterMs);
    const result = await catchAsFailure(() => send(input, { idempotencyKey: current.key }));
    clearTimeout(slow);
    isBusy.current = false;
    if (result.ok || !hasUnknownOutcome(result.failure)) keyedInput.current = undefined;
    setIsPending(false);
    // Reads the value before the handlers run, because a handler may unmount the screen.
    const wasMounted = isMounted.current;
    const fail = (failure: ApiFailure) => {
      (handlers.onFailure ?? toastFailure)(failure, input);
      if (wasMounted) handlers.onFailureHere?.(failure, input);
    };
    if (!result.ok) return fail(result.failure);
    try {
      if (wasMounted) handlers.onSuccessHere?.(result.data, input);
      handlers.onSuccess?.(result.data, input);
    } catch (cause) {
      reportError(cause);
      keyedInput.current = current;
      fail(internalFailure);
    }
  }

  return {
    isPending,
    submit(input) {
      if (isBusy.current) return;
      isBusy.current = true;
      // Otherwise the error of an earlier attempt would stay visible after a success.
      dismissErrorToasts();
      setIsPending(true);
      void run(input);
    },
  };
}

const showStillSending = () => showToast(translate(writeMessages)('stillSending'));

export function toastFailure(failure: ApiFailure): void {
  const text = failureText(failure);
  if (text) showToast(text, 'danger');
}
