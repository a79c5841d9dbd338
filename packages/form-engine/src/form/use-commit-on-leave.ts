import { useEffect, useRef } from 'react';

/**
 * Handlers for the element around the fields: what was typed is committed once its field is left. A
 * press that leaves it is let go first: a commit may take an error away above, and what moves from
 * under the finger is not clicked.
 */
export function useCommitOnLeave(flush: () => void) {
  const press = useRef({ isDown: false, hasLeft: false }).current;
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  return {
    onMouseDown() {
      Object.assign(press, { isDown: true, hasLeft: false });
      leaving.current?.abort();
      const { signal } = (leaving.current = new AbortController());
      const release = () =>
        // The click follows the release within the same task.
        setTimeout(() => {
          if (signal.aborted) return;
          press.isDown = false;
          if (press.hasLeft) flush();
        });
      for (const type of ['mouseup', 'dragend'] as const) {
        window.addEventListener(type, release, { once: true, signal });
      }
    },
    onBlur() {
      press.hasLeft = true;
      if (!press.isDown) flush();
    },
  };
}
