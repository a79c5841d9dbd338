import type { Language } from '@kosha/domain';

/** Messages and names shared by the page and its service worker. */

export const workerAddress = '/sw.js';

/** Header of a cached response: when the server sent it, epoch milliseconds. */
export const savedAtHeader = 'x-saved-at';

/** A response and its owner: `token` is '' while signed out. */
export interface ResponseToCache {
  url: string;
  token: string;
  text: string;
  /** When the server sent it, by its Date header if present. Epoch milliseconds. */
  atMs: number;
}

/** Messages from the page to the worker. */
export type ToWorker =
  | { kind: 'response'; response: ResponseToCache }
  /** This session has ended: its responses are deleted, and late ones are not cached. */
  | { kind: 'forget'; token: string }
  /** URLs that the page loaded before the worker controlled it. */
  | { kind: 'loaded'; urls: string[] }
  /** The language was changed: pages are fetched in it from now on. */
  | { kind: 'language' }
  /**
   * The first screen is idle: prefetch all other files of the build and this language's messages.
   */
  | { kind: 'fetchAhead'; language: Language }
  /** To the older version: stop prefetching, which would delay the update. */
  | { kind: 'makeWay' }
  /** The user accepted the update: activate the waiting version. */
  | { kind: 'takeOver' };
