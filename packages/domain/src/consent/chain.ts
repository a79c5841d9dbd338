import { canonicalJson } from '../kfs/canonical-json.ts';
import type { ConsentNotice, ConsentState, ConsentWay } from './notices.ts';

/** One entry of a borrower's ledger of consents, as it is sealed (D57). */
export interface ConsentEvent {
  /** 1 for the first entry of a borrower. */
  number: number;
  state: Exclude<ConsentState, 'none'>;
  /** Null in entries that are older than this. */
  way: ConsentWay | null;
  /** The words of that time. */
  notice: ConsentNotice;
  /** Epoch ms. */
  at: number;
  /** The seal of the entry before; null for the first. */
  previousHash: string | null;
}

export interface SealedEvent extends ConsentEvent {
  hash: string;
}

/** The bytes that a seal is counted over: with the seal of the entry before, so that none can be taken out. */
export const sealedText = (salt: string, event: ConsentEvent): string =>
  `${salt}\n${canonicalJson({
    number: event.number,
    state: event.state,
    // What is not known is not in the seal, so that those of older entries still fit.
    way: event.way ?? undefined,
    notice: { ...event.notice },
    at: event.at,
    previousHash: event.previousHash,
  })}`;

/**
 * The number of the first entry that does not fit: changed, taken out, put in or moved. Null where all fit.
 * `events` are in their order; the first need not be number 1.
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
