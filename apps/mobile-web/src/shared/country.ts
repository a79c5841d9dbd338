import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { api } from './api/api.ts';
import { setTrackingCountry } from './tracking/tracking.ts';

const home = 'IN';

interface Visit {
  isAsked: boolean;
  /** The country's code as the server answered it; undefined before, and where it did not. */
  code: string | undefined;
}

const newVisit: Visit = { isAsked: false, code: undefined };
const useVisit = create<Visit>(() => newVisit);

/** True only where the server says that the visitor is in another country than India (D40). */
export const useIsAbroad = (): boolean =>
  useVisit(({ code }) => code !== undefined && code !== home);

/** Asks once in each visit, when the screen is idle; nothing waits for it and no failure is told. */
export function askCountry(): void {
  if (useVisit.getState().isAsked) return;
  const visit: Visit = { ...newVisit, isAsked: true };
  useVisit.setState(visit, true);
  whenIdle(() => {
    if (useVisit.getState() === visit) void ask();
  });
}

async function ask(): Promise<void> {
  const result = await api.get('/system/get-country');
  const code: unknown = result.ok ? result.data.countryCode : undefined;
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return;
  setTrackingCountry(code);
  useVisit.setState({ code });
}

/** Each story is a visit of its own. */
export function startNewVisit(): void {
  setTrackingCountry(undefined);
  useVisit.setState(newVisit);
}
