import { useState, type SyntheticEvent } from 'react';

/**
 * Enter submits without a blur, so `leave` blurs a widget that reports text only on blur.
 * `markReported` excludes widgets that report each change.
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
