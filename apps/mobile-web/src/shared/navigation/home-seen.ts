import { useState } from 'react';
import { stored } from '../browser/stored.ts';
import { useBrowserValue } from '../browser/use-browser-value.ts';

/** A sign-out keeps this entry, which is not personal data. */
const homeMemory = stored('local', 'home', ({ isSeen }) =>
  isSeen === true ? { isSeen } : undefined,
);

export const rememberHomeSeen = (): void => homeMemory.write({ isSeen: true });

/** Does not change while the component is mounted (§2.35). */
export function useIsHomeNew(): boolean {
  const [isNewOnce] = useState(() => {
    let isNew: boolean | undefined;
    return () => (isNew ??= homeMemory.read() === undefined);
  });
  return useBrowserValue(isNewOnce, false);
}
