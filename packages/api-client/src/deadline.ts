/** Why a request was stopped before its answer came. */
export type StopReason = 'timeout' | 'aborted';

export interface Deadline {
  signal: AbortSignal;
  /** Undefined while nothing has stopped the request. */
  stoppedBy: StopReason | undefined;
  clear(): void;
}

/**
 * Combines the time limit and the caller's signal. AbortSignal.any and AbortSignal.timeout are
 * missing on phones that are still in use.
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
