import type { Schema } from '@kosha/api-client';
import type { EventName } from './events.ts';

/** An event for the server. `version` selects one of the two API calls (§7.62, §7.63). */
export interface TrackedEvent extends Schema<'TrackingEvent'> {
  version: 'v2' | 'v3';
  event: EventName;
}
