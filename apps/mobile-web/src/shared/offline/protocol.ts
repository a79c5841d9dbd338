import type { Language } from '@kosha/domain';

export const serviceWorkerUrl = '/sw.js';

/** The header with the time at which the server sent a cached response, in epoch milliseconds. */
export const savedAtHeader = 'x-saved-at';

/** A response for the worker's cache. `token` is '' while the user is signed out. */
export interface ResponseToCache {
  url: string;
  token: string;
  text: string;
  /** The time of the `Date` header, or else the time of arrival. */
  atMs: number;
}

export type WorkerRequestMessage =
  | { kind: 'response'; response: ResponseToCache }
  /**
   * The worker deletes all cached responses and, unless `token` is '', caches no further responses
   * with this token.
   */
  | { kind: 'forget'; token: string }
  /** The worker caches these files, which the page loaded before the worker controlled the page. */
  | { kind: 'loaded'; urls: string[] }
  /** The language has changed, so the worker refetches or deletes its cached pages. */
  | { kind: 'language' }
  /** The worker caches all files of the build in advance, with the texts in `language`. */
  | { kind: 'fetchAhead'; language: Language }
  /**
   * The older worker stops caching files, because the newer worker cannot take over until the older
   * worker has finished.
   */
  | { kind: 'makeWay' }
  /** The waiting worker takes over, because the user accepted the update. */
  | { kind: 'takeOver' };
