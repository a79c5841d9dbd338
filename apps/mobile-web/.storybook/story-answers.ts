import { ApiError } from '@kosha/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { SayIn } from './server-words.ts';

/** The clients of the stories that are shown: a page shows many. */
const clients = new Set<QueryClient>();

/** Call this while a story is shown; returns how to end it. */
export function noteAnswers(client: QueryClient): () => void {
  clients.add(client);
  return () => clients.delete(client);
}

interface Answer {
  data: unknown;
  error: Error | null;
}

/** What the server said in English, for answers that are shown in another language. */
const english = new WeakMap<Query, { told: Answer; said: Answer }>();

/**
 * Puts what the shown stories have read into another language, as if the server had been asked again. Their handlers
 * are not: some of them answer once, or never.
 */
export function sayAnswers(say: SayIn): void {
  for (const client of clients)
    for (const query of client.getQueryCache().getAll()) sayAnswer(query, say);
}

function sayAnswer(query: Query, say: SayIn): void {
  const { data, error } = query.state;
  const before = english.get(query);
  const isSaid = before?.said.data === data && before?.said.error === error;
  const told = isSaid && before ? before.told : { data, error };
  const said = { data: say(told.data), error: sayError(told.error, say) };
  english.set(query, { told, said });
  query.setState({ ...query.state, ...said });
}

function sayError(error: Error | null, say: SayIn): Error | null {
  if (!(error instanceof ApiError) || error.failure.kind !== 'business') return error;
  return new ApiError({ ...error.failure, message: say(error.failure.message) });
}
