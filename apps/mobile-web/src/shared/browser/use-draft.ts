import { useState } from 'react';
import type { createStoredValue } from './stored.ts';

/**
 * A form draft that survives a reload. Without storage, the draft is lost when the user leaves the
 * screen.
 */
export function useDraft<Value extends object>(
  saved: ReturnType<typeof createStoredValue<Value>>,
  empty: Value,
) {
  const [value, setValue] = useState(() => saved.read() ?? empty);
  return {
    value,
    change(changes: Partial<Value>): void {
      const next = { ...value, ...changes };
      setValue(next);
      saved.write(next);
    },
    forget(): void {
      setValue(empty);
      saved.remove();
    },
  };
}
