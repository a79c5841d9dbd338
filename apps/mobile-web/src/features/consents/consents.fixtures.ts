import type { Schema } from '@kosha/api-client';
import {
  canWithdraw,
  consentPurposes,
  mayProcess,
  noticeOf,
  policyOf,
  sealedText,
  type ConsentPurpose,
  type ConsentState,
  type ConsentWay,
  type PolicyProfile,
} from '@kosha/domain';
import { hashOf, sha256 } from '../../shared/testing/hash-of.ts';
import { sampleResponses } from '../../shared/sample-data/responses.ts';

type Item = Schema<'ConsentItem'>;
type Event = Schema<'ConsentEvent'>;
/** A ledger entry before it is hashed. */
type Said = Omit<Event, 'noticeHash' | 'hash' | 'state' | 'way'> & {
  state: Exclude<ConsentState, 'none'>;
  way: ConsentWay;
};
type Ledger = Partial<Record<ConsentPurpose, readonly Said[]>>;

const onWire = (purpose: ConsentPurpose): Item['notice'] => {
  const notice = noticeOf(purpose);
  return { ...notice, items: [...notice.items], recipients: [...notice.recipients] };
};

/** Given now unless overridden. */
export const consentEvent = (
  purpose: ConsentPurpose,
  event: Partial<Said> & Pick<Said, 'number'>,
): Said => ({
  state: 'given',
  way: 'button',
  time: sampleResponses.now,
  endTime: null,
  notice: onWire(purpose),
  ...event,
});

const time = sampleResponses.memberSince;

/** Given at the first sign-in. */
export const signedIn = {
  agreement: [consentEvent('agreement', { number: 1, time, way: 'signIn' })],
  privacy: [consentEvent('privacy', { number: 2, time, way: 'signIn' })],
} satisfies Ledger;

/** Entries by number, each hashed with the previous one like the reference server's. */
async function sealed(ledger: Ledger): Promise<ReadonlyMap<number, Event>> {
  const entries = Object.values(ledger).flat();
  const done = new Map<number, Event>();
  let previousHash: string | null = null;
  for (const said of entries.toSorted((one, other) => one.number - other.number)) {
    const { number, state, way, notice, time: at } = said;
    const event = { number, state, way, notice: notice as ReturnType<typeof noticeOf>, at };
    const hash: string = await sha256(sealedText('sample', { ...event, previousHash }));
    done.set(number, { ...said, noticeHash: await hashOf(notice), hash });
    previousHash = hash;
  }
  return done;
}

/** A borrower's choices for these purposes, and none for the others. */
export async function consentList(
  ledger: Ledger = {},
  { profile = 'specified', isWhole = true }: { profile?: PolicyProfile; isWhole?: boolean } = {},
): Promise<Schema<'ConsentList'>> {
  const entries = await sealed(ledger);
  return {
    isWhole,
    consents: consentPurposes.map((purpose) => {
      const history = (ledger[purpose] ?? []).flatMap(({ number }) => entries.get(number) ?? []);
      const state = ledger[purpose]?.[0]?.state ?? 'none';
      return {
        purpose,
        state,
        isInUse: mayProcess(purpose, state, policyOf(profile)),
        canWithdraw: canWithdraw(purpose),
        notice: onWire(purpose),
        history,
      };
    }),
  };
}
