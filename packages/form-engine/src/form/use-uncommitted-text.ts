import { useState, type SyntheticEvent } from 'react';

/**
 * Handlers for the element around the fields. They detect a control whose widget does not report text
 * while typing and commits it only on blur. Enter would submit the old text, so a submit blurs and
 * refocuses the control. Other widgets call `markReported`.
 */
export function useUncommittedText() {
  const [uncommitted] = useState(() => {
    let isReported = false;
    let control: HTMLElement | undefined;
    return {
      markReported: () => void (isReported = true),
      handlers: {
        onChangeCapture: () => void (isReported = false),
        onChange: ({ target }: SyntheticEvent) =>
          void (control = isReported ? undefined : (target as HTMLElement)),
      },
      leave() {
        if (control !== document.activeElement) return;
        control?.blur();
        control?.focus({ preventScroll: true });
      },
    };
  });
  return uncommitted;
}
