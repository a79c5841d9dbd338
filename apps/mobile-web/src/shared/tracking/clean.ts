import { events } from './events.ts';
import type { Tracked } from './tracked.ts';

const maxParamCharacters = 256;
/** A mobile number, an account or an identity number is at least this long; so is no state or count. */
const longNumber = /\d(?:[\s-]?\d){7}/;

type Params = NonNullable<Tracked['params']>;

/**
 * The event with nothing in it that could say who somebody is: only the facts of its row in the table,
 * and of those no text with a long number or an address of mail. Undefined where there is no such row.
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
