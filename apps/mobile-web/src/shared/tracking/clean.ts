import { events } from './events.ts';
import type { Tracked } from './tracked.ts';

const maxParamCharacters = 256;
/** A mobile, account or identity number is at least this long. No state and no count is. */
const longNumber = /\d(?:[\s-]?\d){7}/;

type Params = NonNullable<Tracked['params']>;

/**
 * Removes everything that could say who somebody is. Keeps only the facts of the event's row in the table,
 * and drops each text with a long number or an e-mail address. Undefined where there is no such row.
 */
export function clean(tracked: Tracked): Tracked | undefined {
  const { params, ...rest } = tracked;
  if (!Object.hasOwn(events, tracked.event)) return undefined;
  const kept = cleanParams(events[tracked.event], params ?? {});
  return Object.keys(kept).length > 0 ? { ...rest, params: kept } : rest;
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
