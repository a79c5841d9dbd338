import { addressOf, readAnswerTo } from '@kosha/api-client';
import type { QueryKey } from '@tanstack/react-query';
import { lookAtEarlyAnswer } from '../shared/offline/early-answers.ts';
import { savedAtHeader } from '../shared/offline/protocol.ts';
import { apiBase } from '../shared/server/api-base.ts';
import { comesLater, type EarlyReads, type ReadEarly } from '../shared/server/early-reads.ts';
import { readStoredSession } from '../shared/session/session-storage.ts';
import { actWith, type Acting } from './late/late.ts';

/** What the screen of this address shows first, by the keys of its queries. */
export type Answers = ReadonlyMap<string, unknown>;

const nameOf = (key: QueryKey): string => JSON.stringify(key);

/** Rejects where an answer is not one that the screen could show: then there is no picture. */
export async function readAnswers(
  earlyReads: EarlyReads,
  params: { pid?: string },
): Promise<Answers> {
  const answers = new Map<string, unknown>();
  const read = (async ({ queryKey, queryFn }) => {
    if (typeof queryFn !== 'function') throw new TypeError('A picture needs a query that reads');
    const { signal } = new AbortController();
    // The query asks the server before it first waits.
    const data = await actWith(standIns(answers), () =>
      queryFn({ queryKey, signal, client: undefined as never, meta: undefined }),
    );
    answers.set(nameOf(queryKey), data);
    return data;
  }) as ReadEarly;
  await earlyReads(read, params);
  return answers;
}

/** As `api.get`, from what the page's inline script has asked; the app gets the same answer later. */
async function getEarly(
  path: string,
  input: {
    query?: Record<string, unknown>;
    path?: object;
    isReadable?: (data: unknown) => boolean;
  },
) {
  const { query, path: pathParameters, isReadable } = input;
  const address = addressOf({ baseUrl: apiBase, path, query, pathParameters } as never);
  const token = readStoredSession()?.token ?? null;
  const { headers, status, text } = await lookAtEarlyAnswer(
    new URL(address, location.href).href,
    token,
  );
  if (headers.has(savedAtHeader)) throw new Error('A saved answer is shown with its time');
  const raw = { method: 'get', path, text, httpStatus: status } as const;
  return readAnswerTo(raw, isReadable);
}

interface Asked {
  queryKey: QueryKey;
  enabled?: boolean;
  meta?: object;
}

const refuse = (): never => {
  throw new Error('A picture does nothing');
};

/** What a picture has in the place of what acts. */
export function standIns(answers: Answers): Acting {
  const { pathname, search, hash } = location;
  const state = (history.state as { usr?: unknown } | null)?.usr ?? null;
  const useQuery = ({ queryKey, enabled, meta }: Asked) => {
    const data = answers.get(nameOf(queryKey));
    if (data === undefined && enabled !== false && meta !== comesLater)
      throw new Error('A picture waits for nothing');
    return {
      data,
      error: null,
      isError: false,
      isFetching: false,
      isPending: data === undefined,
      refetch: refuse,
    };
  };
  return {
    query: { useQuery, usePrefetchQuery: () => {}, useQueryClient: () => ({}) },
    router: {
      createPath: () => pathname + search + hash,
      Navigate: refuse,
      useLocation: () => ({ pathname, search, hash, state, key: '' }),
      useNavigate: () => refuse,
      useSearchParams: () => [new URLSearchParams(search), refuse],
    },
    server: { api: { get: getEarly, post: refuse } },
  } as unknown as Acting;
}
