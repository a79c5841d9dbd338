import { whenIdle } from '@kosha/ui';
import { api } from '../api/api.ts';
import { readDeviceId } from '../session/session-storage.ts';

type Params = Record<string, string | number | boolean>;
type EventType = 'enter' | 'click' | 'complete' | 'drift';

/** Events that the server does not want (D15); known after the first answer, empty before. */
let unwanted: Promise<ReadonlySet<string>> | undefined;

async function readUnwanted(): Promise<ReadonlySet<string>> {
  const result = await api.get('/burying-point/burying-point/get-buried-config');
  if (!result.ok) return new Set();
  return new Set(result.data.events.filter((row) => !row.isWanted).map((row) => row.event));
}

/** Posts when the screen is idle; says nothing about a failure. */
function post(version: 'v2' | 'v3', type: EventType, event: string, page: string, params?: Params) {
  const time = Date.now();
  whenIdle(() => {
    unwanted ??= readUnwanted();
    void unwanted.then((events) => {
      if (events.has(event)) return;
      const row = { event, type, page, time, web_uuid: readDeviceId(), ...(params && { params }) };
      return api.post(`/burying-point/${version}/burying-point`, { body: [row] });
    });
  });
}

/** A screen was entered; `page` is the route's pattern, never an address with ids in it. */
export const trackPage = (page: string) => post('v2', 'enter', 'page_enter', page);

export const trackClick = (event: string, page: string, params?: Params) =>
  post('v3', 'click', event, page, params);

export const trackComplete = (event: string, page: string, params?: Params) =>
  post('v3', 'complete', event, page, params);

/** An answer of the server did not fit the contract (D19, D22). */
export const trackDrift = (page: string, params: Params) =>
  post('v3', 'drift', 'contract_drift', page, params);
