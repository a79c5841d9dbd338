import type { Schema } from '@kosha/api-client';
import { type EventName, trackingEvents } from './events.ts';

/** An event for the server. `version` selects one of the two API calls (§7.62, §7.63). */
export interface TrackedEvent extends Schema<'TrackingEvent'> {
  version: 'v2' | 'v3';
  event: EventName;
}

const maxParamCharacters = 256;
/**
 * Matches numbers of eight or more digits, because they may identify a person. Harmless numbers,
 * such as order states and counts, are shorter.
 */
const longNumber = /\d(?:[\s-]?\d){7}/;

type Params = NonNullable<TrackedEvent['params']>;

/**
 * Removes parameters that `events` does not list, and those with long numbers or email addresses.
 * Returns undefined for an unknown event.
 */
export function sanitizeEvent(tracked: TrackedEvent): TrackedEvent | undefined {
  const { params, ...rest } = tracked;
  if (!Object.hasOwn(trackingEvents, tracked.event)) return undefined;
  const saved = cleanParams(trackingEvents[tracked.event], params ?? {});
  return Object.keys(saved).length > 0 ? { ...rest, params: saved } : rest;
}

function cleanParams(allowed: readonly string[], params: Params): Params {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name, value]) => allowed.includes(name) && !isPersonal(String(value)))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value.slice(0, maxParamCharacters) : value,
      ]),
  );
}

const isPersonal = (text: string) => longNumber.test(text) || text.includes('@');
