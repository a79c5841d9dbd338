import type { KnownValues } from './known-values.ts';
import type { LinkedValues } from './links.ts';
import type { RequestValues } from './request.ts';

export const combineKnownValues = (
  known: Pick<KnownValues, 'get'>,
  linked?: LinkedValues,
): RequestValues => ({
  get: (name) => linked?.values[name] ?? known.get(name),
  body: linked?.body,
});
