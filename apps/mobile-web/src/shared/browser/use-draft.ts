import { useState } from 'react';
import type { stored } from './stored.ts';

/**
 * What a person is filling in, kept over a reload until `forget` is called or what keeps it is cleared. In a browser
 * without storage it lasts as long as the screen.
 */
export function useDraft<Value extends object>(
  kept: ReturnType<typeof stored<Value>>,
  empty: Value,
) {
  const [value, setValue] = useState(() => kept.read() ?? empty);
  return {
    value,
    change(changes: Partial<Value>): void {
      const next = { ...value, ...changes };
      setValue(next);
      kept.write(next);
    },
    forget(): void {
      setValue(empty);
      kept.remove();
    },
  };
}
