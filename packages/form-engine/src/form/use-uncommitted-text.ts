import { useState, type SyntheticEvent } from 'react';

/**
 * Detects a focused control whose widget commits text only on blur, without reporting it while
 * typing. Enter would submit its old text, so call `leave` before a submit: it blurs the control
 * and focuses it again. `markReported` marks the control of any other widget.
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
