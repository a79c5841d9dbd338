import { canonicalJson } from '../kfs/canonical-json.ts';
import type { ConsentNotice, ConsentState, ConsentWay } from './notices.ts';

/** One entry of a borrower's consent ledger, as it is hashed (D57). */
export interface ConsentEvent {
  /** Sequence number, 1 for a borrower's first entry. */
  number: number;
  state: Exclude<ConsentState, 'none'>;
  /** Null in entries recorded before this field existed. */
  way: ConsentWay | null;
  /** The notice as worded at that time. */
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
 * The input of an entry's hash. It includes the previous hash, so that no entry can be removed
 * unnoticed.
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
 * The number of the first entry whose hash does not match: changed, removed, inserted or moved.
 * Null if all match. `events` are in order and may start after number 1.
 */
export function findBrokenLink(
  events: readonly SealedEvent[],
  salt: string,
  hashOf: (text: string) => string,
): number | null {
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    const follows =
      before === undefined
        ? (event.number === 1) === (event.previousHash === null)
        : event.number === before.number + 1 && event.previousHash === before.hash;
    if (!follows || event.hash !== hashOf(sealedText(salt, event))) return event.number;
  }
  return null;
}
