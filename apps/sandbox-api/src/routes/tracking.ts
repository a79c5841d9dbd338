import { hourMs } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { readSettings } from '../providers/settings/settings.ts';
import type { CallLimit } from '../services/allowance/call-limit.ts';
import { storeEvents } from '../services/tracking/store.ts';

/**
 * Tracking events are limited per network and not per user, because visitors without a session also
 * send events. The limit is high, because hundreds of people may share a network.
 */
const eventsPerNetwork = {
  of: 'tracking',
  per: 'network',
  max: 1_200,
  windowMs: hourMs,
  refusal: 'tooManyEventsInNetwork',
} as const satisfies CallLimit;

export const trackingRoutes = {
  /** Lists the events that the app must not send. The app sends all other events (D15). */
  getTrackingConfig: {
    who: 'visitor',
    handle: async ({ db }) => {
      const { wantedEvents } = await readSettings(db);
      const events = wantedEvents === 'all' ? [] : [{ event: 'page_enter', isWanted: false }];
      return { events };
    },
  },
  trackEventV2: {
    who: 'visitor',
    limits: [eventsPerNetwork],
    handle: async ({ body: events, user, webUuid, now, db }) => {
      await storeEvents(db, { version: 2, events, userId: user?.id ?? null, webUuid, now });
      return null;
    },
  },
  trackEventV3: {
    who: 'visitor',
    limits: [eventsPerNetwork],
    handle: async ({ body: events, user, webUuid, now, db }) => {
      await storeEvents(db, { version: 3, events, userId: user?.id ?? null, webUuid, now });
      return null;
    },
  },
} as const satisfies Routes;
