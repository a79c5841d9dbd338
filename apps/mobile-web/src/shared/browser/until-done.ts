interface UntilDone {
  /** Tries once more, unless it is done or under way, so that the part is there when it is needed again. */
  again: () => void;
  /** Nothing is tried after this. */
  stop: () => void;
}

/**
 * Fetches a part of the app that the screen can do without. Tries at once and, after a failure, again each
 * time the browser says that the network is back. Nobody is told of a failure.
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
