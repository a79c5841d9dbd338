import { nextPaint } from '@kosha/ui';
import { useEffect, useRef } from 'react';

/**
 * Commits typed text after a blur and the next paint, so that the focus moves without delay. While
 * the mouse button is down, the commit waits, because a new error could move the pressed element
 * away from the pointer.
 */
export function useCommitOnBlur(commitTyped: () => void) {
  const press = useRef({ isDown: false, hasLeft: false }).current;
  const releaseListeners = useRef<AbortController>(undefined);
  useEffect(() => () => releaseListeners.current?.abort(), []);

  return {
    onMouseDown() {
      Object.assign(press, { isDown: true, hasLeft: false });
      releaseListeners.current?.abort();
      const { signal } = (releaseListeners.current = new AbortController());
      const release = () =>
        // The timeout runs after the click event, which follows `mouseup`.
        setTimeout(() => {
          if (signal.aborted) return;
          press.isDown = false;
          if (press.hasLeft) commitTyped();
        });
      for (const type of ['mouseup', 'dragend'] as const) {
        window.addEventListener(type, release, { once: true, signal });
      }
    },
    onBlur() {
      press.hasLeft = true;
      if (!press.isDown) void nextPaint().then(commitTyped);
    },
  };
}
