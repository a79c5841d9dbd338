interface UntilDone {
  again: () => void;
  stop: () => void;
}

/** Retries a failed attempt when the browser is online again. */
export function retryUntilDone(attempt: () => Promise<unknown>): UntilDone {
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
