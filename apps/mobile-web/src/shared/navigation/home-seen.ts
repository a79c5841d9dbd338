import { useState } from 'react';
import { stored } from '../browser/stored.ts';
import { useBrowserValue } from '../browser/use-browser-value.ts';

/** What this browser remembers of home; it is nobody's and stays after signing out. */
const homeMemory = stored('local', 'home', ({ isSeen }) =>
  isSeen === true ? { isSeen } : undefined,
);

export const rememberHomeSeen = (): void => homeMemory.write({ isSeen: true });

/** Whether home has not been seen when the caller is mounted; this stays so while it is mounted (§2.35). */
export function useIsHomeNew(): boolean {
  const [readOnce] = useState(() => {
    let isNew: boolean | undefined;
    return () => (isNew ??= homeMemory.read() === undefined);
  });
  return useBrowserValue(readOnce, false);
}
