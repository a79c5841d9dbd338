import { canonicalJson } from '../kfs/canonical-json.ts';
import type { ConsentNotice, ConsentState, ConsentMethod } from './notices.ts';

/** The hashed fields of an entry in a borrower's consent ledger (D57). */
export interface ConsentEvent {
  /** The entry's position in the borrower's ledger, from 1. */
  number: number;
  state: Exclude<ConsentState, 'none'>;
  /** How the borrower decided; null in old entries, which lack this field. */
  way: ConsentMethod | null;
  /** The notice with the text that the borrower saw. */
  notice: ConsentNotice;
  /** Epoch ms. */
  at: number;
  /** The hash of the previous entry; null in the first entry. */
  previousHash: string | null;
}

export interface SealedEvent extends ConsentEvent {
  hash: string;
}

/**
 * The text to hash for an entry. The text includes the previous entry's hash, which reveals a
 * removed entry.
 */
export const textToHash = (salt: string, event: ConsentEvent): string =>
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
 * The number of the first entry whose hash does not match, because of a change, removal, insertion
 * or move. Null if all match. `events` are in order and may start after number 1.
 */
export function findBrokenLink(
  events: readonly SealedEvent[],
  salt: string,
  hashOf: (text: string) => string,
): number | null {
  for (const [index, event] of events.entries()) {
    const previousEvent = events[index - 1];
    const isLinked =
      previousEvent === undefined
        ? (event.number === 1) === (event.previousHash === null)
        : event.number === previousEvent.number + 1 && event.previousHash === previousEvent.hash;
    if (!isLinked || event.hash !== hashOf(textToHash(salt, event))) return event.number;
  }
  return null;
}
