import { canonicalJson } from '../kfs/canonical-json.ts';
import type { ConsentNotice, ConsentState, ConsentWay } from './notices.ts';

/** The hashed fields of one entry in a borrower's consent ledger (D57). */
export interface ConsentEvent {
  /** Sequence number, 1 for a borrower's first entry. */
  number: number;
  state: Exclude<ConsentState, 'none'>;
  /** Null in old entries, recorded before this field was added. */
  way: ConsentWay | null;
  /** The notice with the text that the borrower saw. */
  notice: ConsentNotice;
  /** Epoch ms. */
  at: number;
  /** The hash of the previous entry; null for the first. */
  previousHash: string | null;
}

export interface SealedEvent extends ConsentEvent {
  hash: string;
}

/**
 * The text that is hashed for an entry. It includes the previous entry's hash, so that a removed
 * entry is detected.
 */
export const sealedText = (salt: string, event: ConsentEvent): string =>
  `${salt}\n${canonicalJson({
    number: event.number,
    state: event.state,
    // Absent values are omitted, so that the hashes of older entries stay valid.
    way: event.way ?? undefined,
    notice: { ...event.notice },
    at: event.at,
    previousHash: event.previousHash,
  })}`;

/**
 * The number of the first entry whose hash does not match, because an entry was changed, removed,
 * inserted or moved. Null if all match. `events` are in order and may start after number 1.
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
    if (!isLinked || event.hash !== hashOf(sealedText(salt, event))) return event.number;
  }
  return null;
}
