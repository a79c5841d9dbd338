interface UntilDone {
  /** Tries again now, unless it has succeeded or is already running. */
  again: () => void;
  /** Stops all further attempts. */
  stop: () => void;
}

/**
 * Loads code that the screen can do without: at once and, after a failure, each time the browser
 * comes back online. Failures are silent.
 */
export function untilDone(bring: () => Promise<unknown>): UntilDone {
  let isOver = false;
  let isUnderWay = false;
  const stop = () => {
    isOver = true;
    window.removeEventListener('online', again);
  };
  function again(): void {
    if (isOver || isUnderWay) return;
    isUnderWay = true;
    bring()
      .then(stop, () => {})
      .finally(() => {
        isUnderWay = false;
      });
  }
  window.addEventListener('online', again);
  again();
  return { again, stop };
}
