import { nextPaint } from '@kosha/ui';
import { useEffect, useRef } from 'react';

/**
 * Handlers for the element around the fields. On blur, typed text is committed after the next paint, so
 * that the focus moves at once. If a press caused the blur, the commit waits for its release: an error
 * that appears or disappears would move the pressed button.
 */
export function useCommitOnLeave(commitTyped: () => void) {
  const press = useRef({ isDown: false, hasLeft: false }).current;
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  return {
    onMouseDown() {
      Object.assign(press, { isDown: true, hasLeft: false });
      leaving.current?.abort();
      const { signal } = (leaving.current = new AbortController());
      const release = () =>
        // After the click event, which is dispatched in the same task as the release.
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
