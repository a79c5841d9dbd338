import type { Language } from '@kosha/domain';

export const workerAddress = '/sw.js';

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
  /** Deletes the session's responses. Responses that arrive later are not cached. */
  | { kind: 'forget'; token: string }
  /** Files that the page loaded before the worker controlled it. */
  | { kind: 'loaded'; urls: string[] }
  /** The language has changed, so the worker refetches the pages. */
  | { kind: 'language' }
  /** The first screen is idle, so the worker caches all other files of the build. */
  | { kind: 'fetchAhead'; language: Language }
  /** The older worker stops caching files, which would delay the update. */
  | { kind: 'makeWay' }
  /** The waiting worker takes over, because the user accepted the update. */
  | { kind: 'takeOver' };
