interface UntilDone {
  /** Starts another attempt now, unless one has succeeded or is still running. */
  again: () => void;
  /** Stops all further attempts. */
  stop: () => void;
}

/**
 * Loads optional code of a screen: at once and, after a failure, whenever the browser is online
 * again. The user is not told about failures.
 */
export function untilDone(attempt: () => Promise<unknown>): UntilDone {
  let isStopped = false;
  let isRunning = false;
  const stop = () => {
    isStopped = true;
    window.removeEventListener('online', again);
  };
  function again(): void {
    if (isStopped || isRunning) return;
    isRunning = true;
    attempt()
      .then(stop, () => {})
      .finally(() => {
        isRunning = false;
      });
  }
  window.addEventListener('online', again);
  again();
  return { again, stop };
}
