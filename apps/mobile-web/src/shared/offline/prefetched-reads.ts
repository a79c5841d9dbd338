import { sendableHeaders, type DeviceHeaders } from '@kosha/api-client';

/** A request sent before the code that reads its response has loaded. */
interface StartedRead {
  token: string | null;
  /** On the clock of `performance.now()`. */
  startedAtMs: number;
  response: Promise<Response>;
  stop: () => void;
}

const freshMs = 10_000;

/**
 * The prefetched requests by URL. They are stored on `window`, because the inline script shares no
 * modules with the app.
 */
function started(): Map<string, StartedRead> {
  const page = globalThis as { koshaReads?: Map<string, StartedRead> };
  return (page.koshaReads ??= new Map());
}

/** Prefetches the requests of a screen. The API client uses their responses later. */
export function prefetchReads(
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
    // The caller that uses the response handles its failure.
    response.catch(() => {});
    const stop = () => controller.abort();
    started().set(request.url, { token, startedAtMs: performance.now(), response, stop });
  }
}

/**
 * Returns the prefetched response of this read once, if it is fresh and for the same user;
 * otherwise undefined.
 */
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

/**
 * Call this when prefetched responses may be stale: after a write, and when the session changes.
 */
export const discardPrefetchedResponses = (): void => started().clear();
