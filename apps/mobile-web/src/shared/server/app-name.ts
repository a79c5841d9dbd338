import { sanitizePlainText } from '@kosha/domain';
import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { api } from './api.ts';
import { createStoredValue } from '../browser/stored.ts';

/** Shown until the server has sent a name (D01). */
export const builtInAppName: string = import.meta.env.VITE_APP_NAME;

const saved = createStoredValue('local', 'app-name', ({ name }) =>
  typeof name === 'string' && name !== '' ? { name } : undefined,
);

/**
 * While React hydrates a prerendered page, Zustand returns the initial state. So the initial name
 * must be the name on the prerendered pages. After the hydration, the stored name replaces it.
 */
const useNameStore = create(() => ({ name: builtInAppName }));
useNameStore.setState(saved.read() ?? {});

/** The app's name as users see it (D01). */
export const useAppName = (): string => useNameStore(({ name }) => name);

let isRequested = false;

export function requestAppName(): void {
  if (isRequested) return;
  isRequested = true;
  whenIdle(() => void fetchName());
}

/** Removes invisible characters; returns undefined if no visible character remains. */
export const parseAppName = (received: unknown): string | undefined =>
  (typeof received === 'string' && sanitizePlainText(received)) || undefined;

async function fetchName(): Promise<void> {
  const result = await api.get('/client/v1/about-us');
  const name = result.ok && parseAppName(result.data.appName);
  if (!name) return;
  saved.write({ name });
  useNameStore.setState({ name });
}
