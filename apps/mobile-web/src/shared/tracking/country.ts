import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { api } from '../server/api.ts';
import { setTrackingCountry } from './tracking.ts';

const home = 'IN';

interface Visit {
  cancel: (() => void) | undefined;
  code: string | undefined;
}

const newVisit: Visit = { cancel: undefined, code: undefined };
const useVisit = create<Visit>(() => newVisit);

/** True only if the server reports that the visitor is outside India (D40). */
export const useIsAbroad = (): boolean =>
  useVisit(({ code }) => code !== undefined && code !== home);

export function requestCountry(): void {
  if (useVisit.getState().cancel) return;
  useVisit.setState({ cancel: whenIdle(() => void fetchCountry()) });
}

async function fetchCountry(): Promise<void> {
  const result = await api.get('/system/get-country');
  const code: unknown = result.ok ? result.data.countryCode : undefined;
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return;
  setTrackingCountry(code);
  useVisit.setState({ code });
}

export function resetVisitorCountry(): void {
  useVisit.getState().cancel?.();
  setTrackingCountry(undefined);
  useVisit.setState(newVisit);
}
