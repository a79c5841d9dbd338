import { useState, type SyntheticEvent } from 'react';

/**
 * Handlers for the element around the fields that find a control whose widget tells nothing of a text while it is
 * typed, and gives it to the form only when it is left. Enter would send the old text, so a submit leaves the control and
 * comes back to it. Widgets that speak call `tell`.
 */
export function useUncommittedText() {
  const [uncommitted] = useState(() => {
    let hasTold = false;
    let control: HTMLElement | undefined;
    return {
      tell: () => void (hasTold = true),
      handlers: {
        onChangeCapture: () => void (hasTold = false),
        onChange: ({ target }: SyntheticEvent) =>
          void (control = hasTold ? undefined : (target as HTMLElement)),
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
