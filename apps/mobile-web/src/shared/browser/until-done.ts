interface UntilDone {
  /** Tries once more, unless it is done or under way: for the next time the part is needed. */
  again: () => void;
  /** Nothing is tried after this. */
  stop: () => void;
}

/**
 * Brings a part of the app that the screen can do without: tries at once and, as long as that fails, when the
 * browser says that the network is back. Nobody is told of a failure.
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
