import { sendableHeaders, type DeviceHeaders } from '@kosha/api-client';

interface StartedRead {
  token: string | null;
  /** The value of `performance.now()` at the start of the request. */
  startedAtMs: number;
  response: Promise<Response>;
  stop: () => void;
}

const freshMs = 10_000;

/**
 * The map is a global variable, because the page's inline script starts the requests, but shares no
 * modules with the app, which uses the responses.
 */
function started(): Map<string, StartedRead> {
  const page = globalThis as { koshaReads?: Map<string, StartedRead> };
  return (page.koshaReads ??= new Map());
}

export function prefetchResponses(
  addresses: readonly string[],
  { token, headers }: { token: string; headers: DeviceHeaders },
): void {
  for (const address of addresses) {
    const controller = new AbortController();
    const { signal } = controller;
    const request = new Request(address, {
      headers: sendableHeaders({ ...headers, token }),
      signal,
    });
    const response = fetch(request);
    // Prevents an unhandled rejection. The caller that uses the response handles the failure.
    response.catch(() => {});
    const stop = () => controller.abort();
    started().set(request.url, { token, startedAtMs: performance.now(), response, stop });
  }
}

/** Returns a prefetched response once, if it is fresh and belongs to the same session. */
export function takePrefetchedResponse({
  url,
  headers,
  signal,
}: Request): Promise<Response> | undefined {
  const read = started().get(url);
  started().delete(url);
  const isFresh = read && performance.now() - read.startedAtMs <= freshMs;
  if (!isFresh || read.token !== headers.get('token')) return undefined;
  signal.addEventListener('abort', read.stop);
  return read.response;
}

/** Call after a write and when the session changes, because prefetched responses may be stale. */
export const discardPrefetchedResponses = (): void => started().clear();
