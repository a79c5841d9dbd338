import type { KnownValues } from './known-values.ts';
import type { LinkedValues } from './links.ts';
import type { RequestValues } from './request.ts';

/** Combines known values with the values of a link, which override them. */
export const combineKnownValues = (
  known: Pick<KnownValues, 'get'>,
  linked?: LinkedValues,
): RequestValues => ({
  get: (name) => linked?.values[name] ?? known.get(name),
  body: linked?.body,
});
