import type { Schema } from '@kosha/api-client';
import {
  canWithdrawConsent,
  consentPurposes,
  canProcessData,
  noticeOf,
  policyOf,
  consentHashInput,
  type ConsentPurpose,
  type ConsentState,
  type ConsentMethod,
  type PolicyProfile,
} from '@kosha/domain';
import { hashOf, sha256 } from '../../shared/testing/hash-of.ts';
import { sampleResponses } from '../../shared/sample-data/responses.ts';

type Item = Schema<'ConsentItem'>;
type Event = Schema<'ConsentEvent'>;
type Unhashed = Omit<Event, 'noticeHash' | 'hash' | 'state' | 'way'> & {
  state: Exclude<ConsentState, 'none'>;
  way: ConsentMethod;
};
type Ledger = Partial<Record<ConsentPurpose, readonly Unhashed[]>>;

const noticeResponse = (purpose: ConsentPurpose): Item['notice'] => {
  const notice = noticeOf(purpose);
  return { ...notice, items: [...notice.items], recipients: [...notice.recipients] };
};

export const consentEvent = (
  purpose: ConsentPurpose,
  event: Partial<Unhashed> & Pick<Unhashed, 'number'>,
): Unhashed => ({
  state: 'given',
  way: 'button',
  time: sampleResponses.now,
  endTime: null,
  notice: noticeResponse(purpose),
  ...event,
});

const time = sampleResponses.memberSince;

export const signInConsents = {
  agreement: [consentEvent('agreement', { number: 1, time, way: 'signIn' })],
  privacy: [consentEvent('privacy', { number: 2, time, way: 'signIn' })],
} satisfies Ledger;

/** Each entry's hash includes the previous entry's hash, as on the reference server. */
async function hashedEntries(ledger: Ledger): Promise<ReadonlyMap<number, Event>> {
  const entries = Object.values(ledger).flat();
  const hashed = new Map<number, Event>();
  let previousHash: string | null = null;
  for (const entry of entries.toSorted((one, other) => one.number - other.number)) {
    const { number, state, way, notice, time: at } = entry;
    const event = { number, state, way, notice: notice as ReturnType<typeof noticeOf>, at };
    const hash: string = await sha256(consentHashInput('sample', { ...event, previousHash }));
    hashed.set(number, { ...entry, noticeHash: await hashOf(notice), hash });
    previousHash = hash;
  }
  return hashed;
}

export async function consentList(
  ledger: Ledger = {},
  { profile = 'specified', isWhole = true }: { profile?: PolicyProfile; isWhole?: boolean } = {},
): Promise<Schema<'ConsentList'>> {
  const entries = await hashedEntries(ledger);
  return {
    isWhole,
    consents: consentPurposes.map((purpose) => {
      const history = (ledger[purpose] ?? []).flatMap(({ number }) => entries.get(number) ?? []);
      const state = ledger[purpose]?.[0]?.state ?? 'none';
      return {
        purpose,
        state,
        isInUse: canProcessData(purpose, state, policyOf(profile)),
        canWithdraw: canWithdrawConsent(purpose),
        notice: noticeResponse(purpose),
        history,
      };
    }),
  };
}
