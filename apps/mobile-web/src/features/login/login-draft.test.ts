import { limits } from '@kosha/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeLoginDraft,
  forgetLoginDraft,
  saveResendCountdown,
  restoreLoginDraft,
  useLoginDraft,
} from './login-draft.ts';

const now = Date.UTC(2026, 10, 21);
const key = 'kosha.login-draft';
const empty = { phone: '', hasAgreed: true, resendAtMs: undefined, sentTo: undefined };

function storageWith(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  });
  return map;
}

describe('the sign-in draft', () => {
  beforeEach(() => {
    storageWith();
    forgetLoginDraft();
  });

  it('contains the input, also after a reload', () => {
    const draft = {
      phone: '9876543210',
      hasAgreed: false,
      resendAtMs: now + 20_000,
      sentTo: '9876543211',
    };
    const map = storageWith();
    changeLoginDraft(draft);
    const stored = Object.fromEntries(map);
    forgetLoginDraft();
    storageWith(stored);
    restoreLoginDraft(now);
    expect(useLoginDraft.getState()).toEqual(draft);
  });

  it('is removed from storage by forgetDraft', () => {
    const map = storageWith();
    changeLoginDraft({ phone: '9876543210' });
    forgetLoginDraft();
    expect([...map]).toEqual([]);
    expect(useLoginDraft.getState()).toEqual(empty);
  });

  it('starts empty if the stored values have wrong types', () => {
    const wrong = { phone: 7, hasAgreed: 'no', resendAtMs: 'soon', sentTo: '<b>' };
    storageWith({ [key]: JSON.stringify(wrong) });
    restoreLoginDraft(now);
    expect(useLoginDraft.getState()).toEqual(empty);
  });

  it('never disables the code button longer than the rule allows', () => {
    storageWith({ [key]: JSON.stringify({ resendAtMs: now + 3_600_000 }) });
    restoreLoginDraft(now);
    const latest = now + limits.otpResendSeconds * 1000;
    expect(useLoginDraft.getState().resendAtMs).toBe(latest);
  });

  it('works without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    changeLoginDraft({ phone: '9876543210' });
    restoreLoginDraft(now);
    expect(useLoginDraft.getState().phone).toBe('9876543210');
  });

  describe('after a session was lost', () => {
    const lose = (record: object) =>
      vi.stubGlobal('localStorage', {
        getItem: (name: string) => (name === 'kosha.session' ? JSON.stringify(record) : null),
      });

    it('has the number of the same person and the running countdown', () => {
      saveResendCountdown(now + 20_000);
      lose({ phone: '9876543210', owner: 'a' });
      restoreLoginDraft(now);
      const resendAtMs = now + 20_000;
      expect(useLoginDraft.getState()).toEqual({ ...empty, phone: '9876543210', resendAtMs });
    });

    it('has no expired countdown, because its code is already used', () => {
      saveResendCountdown(now - 1);
      lose({ phone: '9876543210', owner: 'a' });
      restoreLoginDraft(now);
      expect(useLoginDraft.getState()).toEqual({ ...empty, phone: '9876543210' });
    });

    it('keeps a number that was typed meanwhile', () => {
      lose({ phone: '9876543210', owner: 'a' });
      changeLoginDraft({ phone: '98' });
      restoreLoginDraft(now);
      expect(useLoginDraft.getState().phone).toBe('98');
    });
  });
});
