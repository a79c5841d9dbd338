import { useState } from 'react';
import { createStoredValue } from '../browser/stored.ts';
import { useBrowserValue } from '../browser/use-browser-value.ts';

const homeMemory = createStoredValue('local', 'home', ({ isSeen }) =>
  isSeen === true ? { isSeen } : undefined,
);

export const rememberHomeSeen = (): void => homeMemory.write({ isSeen: true });

/**
 * True if the user has never opened Home, whose link then has the badge "new" (§2.35). The value is
 * constant while the component is mounted, so the badge stays during the first visit.
 */
export function useIsHomeNew(): boolean {
  const [isNewOnce] = useState(() => {
    let isNew: boolean | undefined;
    return () => (isNew ??= homeMemory.read() === undefined);
  });
  return useBrowserValue(isNewOnce, false);
}
