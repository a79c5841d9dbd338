import { useState, type SyntheticEvent } from 'react';

/**
 * Some widgets report text only on blur, but Enter submits without a blur. `leave` blurs and
 * refocuses such a control; `markReported` excludes all other widgets.
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
