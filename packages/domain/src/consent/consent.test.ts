import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyOf } from '../policy/policy.ts';
import { findTamperedConsentEvent, consentHashInput, type HashedConsentEvent } from './chain.ts';
import {
  canWithdrawConsent,
  consentPurposes,
  isConsentPurpose,
  canProcessData,
  needsConsentFirst,
  noticeOf,
  noticeTexts,
  type ConsentPurpose,
  type ConsentState,
} from './notices.ts';

describe('a notice', () => {
  it.each(consentPurposes)(
    'about %s states the data, the purpose, the retention and how consent ends',
    (purpose) => {
      const notice = noticeOf(purpose);
      expect(notice.items.length).toBeGreaterThan(0);
      for (const words of [notice.title, notice.why, notice.keptFor, notice.withdrawal]) {
        expect(words.length).toBeGreaterThan(5);
      }
    },
  );

  it.each(consentPurposes)('about %s has every text translated', (purpose) => {
    const { title, items, why, recipients, keptFor, withdrawal } = noticeOf(purpose, {
      language: 'hi',
      translate: (english) => `⟦${english}⟧`,
    });
    const texts = [title, ...items, why, ...recipients, keptFor, withdrawal];
    expect(texts).toEqual(Object.values(noticeTexts(purpose)).map((english) => `⟦${english}⟧`));
  });

  it('numbers its texts from 1', () => {
    expect(Object.keys(noticeTexts('identity'))).toEqual([
      'Title',
      'Item1',
      'Item2',
      'Item3',
      'Why',
      'Recipient1',
      'KeptFor',
      'Withdrawal',
    ]);
  });

  it('needs a decision before data is sent only if the policy says so for the purpose', () => {
    const purposes = ['identity', 'tracking', 'messages', 'agreement'] as const;
    const needs = (profile: 'specified' | 'strict') =>
      purposes.map((purpose) => needsConsentFirst(purpose, policyOf(profile)));
    expect(needs('specified')).toEqual([false, false, false, false]);
    expect(needs('strict')).toEqual([true, true, false, false]);
  });

  it('exists for the purposes of the table and for no other name', () => {
    for (const name of ['marketing', '', 'toString', '__proto__', 'Privacy']) {
      expect(isConsentPurpose(name)).toBe(false);
    }
    expect(isConsentPurpose('place')).toBe(true);
  });

  it('allows withdrawal for all purposes except the agreement and the privacy policy', () => {
    expect(consentPurposes.filter((purpose) => !canWithdrawConsent(purpose))).toEqual([
      'agreement',
      'privacy',
    ]);
  });
});

describe('data may be used', () => {
  const isAllowed = (
    purpose: ConsentPurpose,
    state: ConsentState,
    profile: 'specified' | 'strict',
  ) => canProcessData(purpose, state, policyOf(profile));

  it.each(consentPurposes)('for %s after consent, and not after withdrawal', (purpose) => {
    for (const profile of ['specified', 'strict'] as const) {
      expect(isAllowed(purpose, 'given', profile)).toBe(true);
      expect(isAllowed(purpose, 'withdrawn', profile)).toBe(false);
      expect(isAllowed(purpose, 'refused', profile)).toBe(false);
    }
  });

  it('if consent was never requested, only in the specified profile or for messages', () => {
    for (const purpose of ['identity', 'face', 'place', 'contacts', 'tracking'] as const) {
      expect(isAllowed(purpose, 'none', 'specified')).toBe(true);
      expect(isAllowed(purpose, 'none', 'strict')).toBe(false);
    }
    expect(isAllowed('messages', 'none', 'strict')).toBe(true);
  });

  it('for an opt-in purpose only after the opt-in', () => {
    for (const purpose of ['autoMoney', 'reapply', 'autoApply'] as const) {
      expect(isAllowed(purpose, 'none', 'specified')).toBe(false);
      expect(isAllowed(purpose, 'none', 'strict')).toBe(false);
      expect(isAllowed(purpose, 'given', 'strict')).toBe(true);
    }
  });
});

describe('the chain of a ledger', () => {
  const hashOf = (text: string) => {
    let sum = 7;
    for (const char of text) sum = (sum * 31 + char.codePointAt(0)!) % 2_147_483_647;
    return String(sum);
  };
  const states = ['given', 'refused', 'withdrawn'] as const;
  const ways = ['button', 'sending', 'signIn', null] as const;
  function chainOf(choices: readonly number[]): HashedConsentEvent[] {
    const events: HashedConsentEvent[] = [];
    for (const [at, choice] of choices.entries()) {
      const event = {
        number: at + 1,
        state: states[choice % 3]!,
        way: ways[choice % 4]!,
        notice: noticeOf(consentPurposes[choice % consentPurposes.length]!),
        at: 1_000 * at,
        previousHash: events.at(-1)?.hash ?? null,
      };
      events.push({ ...event, hash: hashOf(consentHashInput('salt', event)) });
    }
    return events;
  }
  const ledgers = fc.array(fc.nat(100), { minLength: 2, maxLength: 12 }).map(chainOf);

  it('is valid as written, from its first entry or from a later one', () => {
    fc.assert(
      fc.property(ledgers, fc.nat(5), (events, skipped) => {
        expect(findTamperedConsentEvent(events, 'salt', hashOf)).toBeNull();
        expect(findTamperedConsentEvent(events.slice(skipped), 'salt', hashOf)).toBeNull();
      }),
    );
  });

  it('reveals a resealed entry with another notice, number or link', () => {
    const events = chainOf([0, 1, 2]);
    const [first, second] = events as [HashedConsentEvent, HashedConsentEvent, HashedConsentEvent];
    const reseal = (event: HashedConsentEvent, changes: Partial<HashedConsentEvent>) => {
      const changed = { ...event, ...changes };
      return { ...changed, hash: hashOf(consentHashInput('salt', changed)) };
    };
    const brokenAt = (at: number, event: HashedConsentEvent) =>
      findTamperedConsentEvent(events.slice(0, at + 1).with(at, event), 'salt', hashOf);
    expect(brokenAt(1, reseal(second, { number: 3 }))).toBe(3);
    expect(brokenAt(1, reseal(second, { previousHash: 'x' }))).toBe(2);
    expect(brokenAt(0, reseal(first, { previousHash: 'x' }))).toBe(1);
    expect(brokenAt(0, reseal(first, { number: 2 }))).toBe(2);
    expect(brokenAt(1, { ...second, notice: noticeOf('messages') })).toBe(2);
  });

  it('reveals an entry that was changed, removed, moved, or sealed with another salt', () => {
    fc.assert(
      fc.property(ledgers, fc.nat(100), (events, place) => {
        const at = place % (events.length - 1);
        const event = events[at]!;
        const otherWay = event.way === 'button' ? 'sending' : 'button';
        for (const changes of [{ at: event.at + 1 }, { way: otherWay }] as const) {
          const changed = events.with(at, { ...event, ...changes });
          expect(findTamperedConsentEvent(changed, 'salt', hashOf)).toBe(at + 1);
        }
        // Removing the first entry is not detectable, because a list may start after number 1.
        if (at > 0)
          expect(findTamperedConsentEvent(events.toSpliced(at, 1), 'salt', hashOf)).not.toBeNull();
        expect(findTamperedConsentEvent(events.toReversed(), 'salt', hashOf)).not.toBeNull();
        expect(findTamperedConsentEvent(events, 'pepper', hashOf)).toBe(1);
      }),
    );
  });
});
