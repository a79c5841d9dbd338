import type { Schema } from '@kosha/api-client';
import {
  canWithdraw,
  consentPurposes,
  mayProcess,
  noticeOf,
  policyOf,
  type ConsentPurpose,
  type PolicyProfile,
} from '@kosha/domain';

type Item = Schema<'ConsentItem'>;

/** Noon in India on the day of the sample world. */
export const saidAt = Date.UTC(2026, 10, 22, 6, 30);
const hash = 'XkTwXH8E9SaLzuY1hBfcD2oF9N2vW0nS3uM2yQd7p0c';

const onWire = (purpose: ConsentPurpose): Item['notice'] => {
  const notice = noticeOf(purpose);
  return { ...notice, items: [...notice.items], recipients: [...notice.recipients] };
};

export const consentEvent = (
  purpose: ConsentPurpose,
  event: Partial<Schema<'ConsentEvent'>> = {},
): Schema<'ConsentEvent'> => ({
  number: 1,
  state: 'given',
  time: saidAt,
  endTime: null,
  notice: onWire(purpose),
  noticeHash: hash,
  hash,
  ...event,
});

/** What a borrower said of these purposes, and nothing of the others. */
export function consentList(
  said: Partial<Record<ConsentPurpose, readonly Schema<'ConsentEvent'>[]>> = {},
  { profile = 'specified', isWhole = true }: { profile?: PolicyProfile; isWhole?: boolean } = {},
): Schema<'ConsentList'> {
  return {
    isWhole,
    consents: consentPurposes.map((purpose) => {
      const history = [...(said[purpose] ?? [])];
      const state = (history[0]?.state ?? 'none') as Parameters<typeof mayProcess>[1];
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
