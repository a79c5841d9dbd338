import { canonicalJson } from '../kfs/canonical-json.ts';
import type { ConsentNotice, ConsentState, ConsentMethod } from './notices.ts';

/** The hashed fields of an entry in a borrower's consent ledger (D57). */
export interface ConsentEvent {
  /** The position in the borrower's ledger, from 1. */
  number: number;
  state: Exclude<ConsentState, 'none'>;
  /** Null in entries that were recorded before this field existed. */
  way: ConsentMethod | null;
  notice: ConsentNotice;
  /** Epoch ms. */
  at: number;
  /** Null in the first entry. */
  previousHash: string | null;
}

export interface HashedConsentEvent extends ConsentEvent {
  hash: string;
}

/**
 * The text to hash. Contains the previous entry's hash, so that `findTamperedConsentEvent` detects
 * removed entries.
 */
export const consentHashInput = (salt: string, event: ConsentEvent): string =>
  `${salt}\n${canonicalJson({
    number: event.number,
    state: event.state,
    // Old entries were hashed without this field, so null must be omitted.
    way: event.way ?? undefined,
    notice: { ...event.notice },
    at: event.at,
    previousHash: event.previousHash,
  })}`;

/**
 * Returns the number of the first entry that was changed or does not follow the previous entry;
 * null if there is none. `events` are sorted by number and may start after number 1.
 */
export function findTamperedConsentEvent(
  events: readonly HashedConsentEvent[],
  salt: string,
  hashOf: (text: string) => string,
): number | null {
  for (const [index, event] of events.entries()) {
    const previousEvent = events[index - 1];
    const isLinked =
      previousEvent === undefined
        ? (event.number === 1) === (event.previousHash === null)
        : event.number === previousEvent.number + 1 && event.previousHash === previousEvent.hash;
    if (!isLinked || event.hash !== hashOf(consentHashInput(salt, event))) return event.number;
  }
  return null;
}
