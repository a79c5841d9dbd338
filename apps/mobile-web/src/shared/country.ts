import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { api } from './api/api.ts';
import { setTrackingCountry } from './tracking/tracking.ts';

const home = 'IN';

/** The country's code as the server answered it; undefined before, and where it did not. */
const useCountry = create<{ code: string | undefined }>(() => ({ code: undefined }));

/** True only where the server says that the visitor is in another country than India (D40). */
export const useIsAbroad = (): boolean =>
  useCountry(({ code }) => code !== undefined && code !== home);

let isAsked = false;

/** Asks once in each visit, when the screen is idle; nothing waits for it and no failure is told. */
export function askCountry(): void {
  if (isAsked) return;
  isAsked = true;
  whenIdle(() => void ask());
}

async function ask(): Promise<void> {
  const result = await api.get('/system/get-country');
  const code: unknown = result.ok ? result.data.countryCode : undefined;
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return;
  setTrackingCountry(code);
  useCountry.setState({ code });
}
