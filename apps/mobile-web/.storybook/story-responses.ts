import { ApiError } from '@kosha/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Translate } from './server-messages.ts';

/** The query clients of the present stories: a page shows many. */
const clients = new Set<QueryClient>();

/** Call this while a story is shown; returns how to end it. */
export function registerClient(client: QueryClient): () => void {
  clients.add(client);
  return () => clients.delete(client);
}

interface Answer {
  data: unknown;
  error: Error | null;
}

/** The English responses of queries that are shown in another language. */
const english = new WeakMap<Query, { told: Answer; said: Answer }>();

/** Translates the cached responses of the present stories without a refetch: some handlers respond once, or never. */
export function translateResponses(say: Translate): void {
  for (const client of clients)
    for (const query of client.getQueryCache().getAll()) translateResponse(query, say);
}

function translateResponse(query: Query, say: Translate): void {
  const { data, error } = query.state;
  const before = english.get(query);
  const isSaid = before?.said.data === data && before?.said.error === error;
  const told = isSaid && before ? before.told : { data, error };
  const said = { data: say(told.data), error: translateError(told.error, say) };
  english.set(query, { told, said });
  query.setState({ ...query.state, ...said });
}

function translateError(error: Error | null, say: Translate): Error | null {
  if (!(error instanceof ApiError) || error.failure.kind !== 'business') return error;
  return new ApiError({ ...error.failure, message: say(error.failure.message) });
}
