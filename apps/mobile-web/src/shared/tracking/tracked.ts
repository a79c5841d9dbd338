import type { Schema } from '@kosha/api-client';
import type { EventName } from './events.ts';

/** `version` selects one of the two calls (§7.62, §7.63). */
export interface TrackedEvent extends Schema<'TrackingEvent'> {
  version: 'v2' | 'v3';
  event: EventName;
}
