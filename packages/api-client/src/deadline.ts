export type StopReason = 'timeout' | 'aborted';

export interface Deadline {
  signal: AbortSignal;
  stoppedBy: StopReason | undefined;
  clear(): void;
}

/** Replaces `AbortSignal.any` and `AbortSignal.timeout`, which some supported browsers lack. */
export function startDeadline(timeoutMs: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  let stoppedBy: StopReason | undefined;
  const stop = (reason: StopReason) => {
    stoppedBy ??= reason;
    controller.abort();
  };
  const onCallerAbort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  if (callerSignal?.aborted) stop('aborted');
  callerSignal?.addEventListener('abort', onCallerAbort);
  return {
    signal: controller.signal,
    get stoppedBy() {
      return stoppedBy;
    },
    clear() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onCallerAbort);
    },
  };
}
