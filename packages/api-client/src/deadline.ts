/** Why a request was stopped before it was answered. */
export type StopReason = 'timeout' | 'aborted';

export interface Deadline {
  signal: AbortSignal;
  /** Undefined while nothing has stopped the request. */
  readonly stoppedBy: StopReason | undefined;
  clear(): void;
}

/**
 * One signal for the time limit and the caller's own; AbortSignal.any and .timeout are missing
 * on phones that are still in use.
 */
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
