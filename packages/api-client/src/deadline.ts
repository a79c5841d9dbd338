/** Why a request was stopped before its response arrived. */
export type StopReason = 'timeout' | 'aborted';

export interface Deadline {
  signal: AbortSignal;
  /** Undefined while the request is running. */
  stoppedBy: StopReason | undefined;
  clear(): void;
}

/**
 * Combines the time limit with the caller's signal. AbortSignal.any and AbortSignal.timeout are
 * missing in browsers that we support.
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
