import { useState, type SyntheticEvent } from 'react';

/**
 * Some widgets report their text only on blur, but Enter submits the form without a blur. Before a
 * submit, `leave` therefore blurs such a widget. It does not blur a widget that reports each
 * change, because each report calls `markReported`.
 */
export function useBlurBeforeSubmit() {
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
