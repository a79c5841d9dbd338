import type { Schema } from '@kosha/api-client';
import type { EventName } from './events.ts';

/** An event to send, and which of the two calls sends it (§7.62, §7.63). */
export interface Tracked extends Schema<'TrackingEvent'> {
  version: 'v2' | 'v3';
  event: EventName;
}
