import { useState } from 'react';
import { stored } from '../browser/stored.ts';
import { useBrowserValue } from '../browser/use-browser-value.ts';

/** Whether this browser has shown home. It is not personal, so it survives a sign-out. */
const homeMemory = stored('local', 'home', ({ isSeen }) =>
  isSeen === true ? { isSeen } : undefined,
);

export const rememberHomeSeen = (): void => homeMemory.write({ isSeen: true });

/** Whether this is the first visit to home; does not change while the caller is mounted (§2.35). */
export function useIsHomeNew(): boolean {
  const [isNewOnce] = useState(() => {
    let isNew: boolean | undefined;
    return () => (isNew ??= homeMemory.read() === undefined);
  });
  return useBrowserValue(isNewOnce, false);
}
