import { useState } from 'react';
import { createStoredValue } from '../browser/stored.ts';
import { useBrowserValue } from '../browser/use-browser-value.ts';

const homeMemory = createStoredValue('local', 'home', ({ isSeen }) =>
  isSeen === true ? { isSeen } : undefined,
);

export const rememberHomeSeen = (): void => homeMemory.write({ isSeen: true });

/**
 * Whether Home is new to the user (§2.35). The value does not change while the component is
 * mounted.
 */
export function useIsHomeNew(): boolean {
  const [isNewOnce] = useState(() => {
    let isNew: boolean | undefined;
    return () => (isNew ??= homeMemory.read() === undefined);
  });
  return useBrowserValue(isNewOnce, false);
}
