/** What the page and its service worker say to each other, and where the worker keeps things. */

export const workerAddress = '/sw.js';

/** The last answer of each read that is kept; the page may delete it whole. */
export const answersCache = 'kosha-answers';

/** On an answer that is not the server's but a kept one: when that came, epoch milliseconds. */
export const savedAtHeader = 'x-saved-at';

/** An answer as it came, and whose it is: '' while nobody is signed in. */
export interface AnswerToKeep {
  url: string;
  token: string;
  text: string;
}

/** What the page tells the worker. */
export type ToWorker =
  | { kind: 'answer'; answer: AnswerToKeep }
  /** The session of this token is over: nothing of it is kept, nor any that comes late. */
  | { kind: 'forget'; token: string }
  /** Addresses that the page has loaded so far, before the worker could see it. */
  | { kind: 'loaded'; urls: string[] };
