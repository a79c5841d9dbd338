import { whenIdle } from '@kosha/ui';
import type { EventName, EventParams } from './events.ts';
import type { TrackedEvent } from './sanitize-event.ts';

let country: string | undefined;

/** Adds the visitor's country to all later events (D40). */
export function setTrackingCountry(code: string | undefined): void {
  country = code;
}

function post<Name extends EventName>(
  to: Pick<TrackedEvent, 'version' | 'type' | 'page'>,
  event: Name,
  params: EventParams<Name> = {},
): void {
  const tracked = { ...to, event, params, time: Date.now(), ...(country && { country }) };
  whenIdle(() => {
    // If the import fails, only the event is lost, so the error is ignored.
    import('./sender.ts')
      .then(({ sendEvent }) => sendEvent(tracked as TrackedEvent))
      .catch(() => {});
  });
}

/** `page` is the route pattern, never a path with ids. */
export const trackPage = (page: string) =>
  post({ version: 'v2', type: 'enter', page }, 'page_enter');

export const trackClick = <Name extends EventName>(
  event: Name,
  page: string,
  params?: EventParams<Name>,
) => post({ version: 'v3', type: 'click', page }, event, params);

export const trackComplete = <Name extends EventName>(
  event: Name,
  page: string,
  params?: EventParams<Name>,
) => post({ version: 'v3', type: 'complete', page }, event, params);

/** Reports drift: data from outside that violates the contract (D19, D22). */
export const trackDrift = (page: string, params: EventParams<'contract_drift'>) =>
  post({ version: 'v3', type: 'drift', page }, 'contract_drift', params);
