import type { Language } from '@kosha/domain';

/** The messages between the page and its service worker, and the names that both know. */

export const workerAddress = '/sw.js';

/** The header of a saved answer: when the server gave it, epoch milliseconds. */
export const savedAtHeader = 'x-saved-at';

/** An answer as it came. The token says to whom it belongs: '' while nobody is signed in. */
export interface AnswerToKeep {
  url: string;
  token: string;
  text: string;
}

/** What the page tells the worker. */
export type ToWorker =
  | { kind: 'answer'; answer: AnswerToKeep }
  /** The session of this token is over: its answers are deleted, and late ones are not kept. */
  | { kind: 'forget'; token: string }
  /** Addresses that the page loaded before the worker could see them. */
  | { kind: 'loaded'; urls: string[] }
  /** Another language was chosen: the pages come in it from now on. */
  | { kind: 'language' }
  /** The first screen is idle: all other files of the build may be fetched, with the texts of this language. */
  | { kind: 'fetchAhead'; language: Language }
  /** To the older version: it stops fetching ahead, which would hold up the newer one. */
  | { kind: 'makeWay' }
  /** The person wants the waiting version now. */
  | { kind: 'takeOver' };
