import { useState, type SyntheticEvent } from 'react';

/**
 * Handles widgets that report text only on blur, because Enter submits without a blur. `leave`
 * blurs and refocuses the control; `markReported` excludes widgets that report each change.
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
