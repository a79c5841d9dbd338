import type { KnownValues } from './known-values.ts';
import type { Linked } from './links.ts';
import type { KnownFor } from './request.ts';

/** Known values for one request. Values of a link take precedence over other known values. */
export const knownFor = (known: Pick<KnownValues, 'get'>, linked?: Linked): KnownFor => ({
  get: (name) => linked?.values[name] ?? known.get(name),
  body: linked?.body,
});
