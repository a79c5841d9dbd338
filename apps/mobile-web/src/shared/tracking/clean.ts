import { events } from './events.ts';
import type { Tracked } from './tracked.ts';

const maxParamCharacters = 256;
/**
 * At least as many digits as a mobile, account or identity number, but more than a state or a count
 * has.
 */
const longNumber = /\d(?:[\s-]?\d){7}/;

type Params = NonNullable<Tracked['params']>;

/**
 * Removes everything that could identify a person: keeps only the parameters in the event's row of
 * the table, and drops texts with a long number or an email address. Undefined if the table has no
 * row.
 */
export function clean(tracked: Tracked): Tracked | undefined {
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
