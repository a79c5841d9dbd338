import { events } from './events.ts';
import type { TrackedEvent } from './tracked.ts';

const maxParamCharacters = 256;
/**
 * Eight or more digits, such as a mobile, account or identity number. Order states and counts are
 * shorter.
 */
const longNumber = /\d(?:[\s-]?\d){7}/;

type Params = NonNullable<TrackedEvent['params']>;

/**
 * Keeps only the parameters that `events` lists, without long numbers and email addresses.
 * Undefined for an unknown event.
 */
export function sanitizeEvent(tracked: TrackedEvent): TrackedEvent | undefined {
  const { params, ...rest } = tracked;
  if (!Object.hasOwn(events, tracked.event)) return undefined;
  const saved = cleanParams(events[tracked.event], params ?? {});
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
