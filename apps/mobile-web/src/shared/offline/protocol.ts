import type { Language } from '@kosha/domain';

/** Messages and names shared by the page and its service worker. */

export const workerAddress = '/sw.js';

/** The header of a cached response with the time when the server sent it, in epoch milliseconds. */
export const savedAtHeader = 'x-saved-at';

/** A response and its owner; `token` is '' while signed out. */
export interface ResponseToCache {
  url: string;
  token: string;
  text: string;
  /** When the server sent the response (by its Date header, if present), in epoch milliseconds. */
  atMs: number;
}

/** Messages from the page to the worker. */
export type ToWorker =
  | { kind: 'response'; response: ResponseToCache }
  /**
   * This session has ended: its responses are deleted, and responses that arrive later are not
   * cached.
   */
  | { kind: 'forget'; token: string }
  /** Files that the page loaded before the worker controlled it. */
  | { kind: 'loaded'; urls: string[] }
  /** The language was changed, so pages are fetched in the new one. */
  | { kind: 'language' }
  /**
   * The first screen is idle: cache all other files of the build and the messages of this language.
   */
  | { kind: 'fetchAhead'; language: Language }
  /** Asks the older version to stop caching in advance, because this would delay the update. */
  | { kind: 'makeWay' }
  /** Asks the waiting version to become active, because the user accepted the update. */
  | { kind: 'takeOver' };
