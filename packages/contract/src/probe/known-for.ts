import type { KnownValues } from './known-values.ts';
import type { LinkedValues } from './links.ts';
import type { KnownFor } from './request.ts';

/** Values of a link override other known values. */
export const knownFor = (known: Pick<KnownValues, 'get'>, linked?: LinkedValues): KnownFor => ({
  get: (name) => linked?.values[name] ?? known.get(name),
  body: linked?.body,
});
