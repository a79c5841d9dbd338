import { nextPaint } from '@kosha/ui';
import { useEffect, useRef } from 'react';

/**
 * Handlers for the element around the fields. When the person leaves a field, what was typed is committed
 * after the next paint, so that the focus moves at once. If a press leaves it, the commit waits for the
 * release. Otherwise an error that appears or disappears above would move the pressed button away from the
 * finger.
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
        // After the click, which follows the release in the same task.
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
