import { ApiError } from '@kosha/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { TranslateResponse } from './server-messages.ts';

/** The query clients of the current stories; a docs page shows several. */
const clients = new Set<QueryClient>();

export function registerClient(client: QueryClient): () => void {
  clients.add(client);
  return () => clients.delete(client);
}

interface Answer {
  data: unknown;
  error: Error | null;
}

const english = new WeakMap<Query, { original: Answer; translated: Answer }>();

/**
 * Translates the cached responses instead of requesting them again, because some mock handlers
 * respond only once or never.
 */
export function translateResponses(say: TranslateResponse): void {
  for (const client of clients)
    for (const query of client.getQueryCache().getAll()) translateResponse(query, say);
}

function translateResponse(query: Query, say: TranslateResponse): void {
  const { data, error } = query.state;
  const before = english.get(query);
  const isTranslated = before?.translated.data === data && before?.translated.error === error;
  const original = isTranslated && before ? before.original : { data, error };
  const translated = { data: say(original.data), error: translateError(original.error, say) };
  english.set(query, { original, translated });
  query.setState({ ...query.state, ...translated });
}

function translateError(error: Error | null, say: TranslateResponse): Error | null {
  if (!(error instanceof ApiError) || error.failure.kind !== 'business') return error;
  return new ApiError({ ...error.failure, message: say(error.failure.message) });
}
