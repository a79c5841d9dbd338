import { isPhone, limits, nationalPhone } from '@kosha/domain';
import { create } from 'zustand';
import { isStrictSet } from '../../shared/browser/attribution.ts';
import { readLostPhone } from '../../shared/session/session-storage.ts';
import { stored } from '../../shared/browser/stored.ts';

/**
 * Stored in this tab while the user reads the agreement, and over a reload. Never contains the
 * code.
 */
interface LoginDraft {
  phone: string;
  hasAgreed: boolean;
  /** Epoch milliseconds from which another code can be requested; undefined before the first. */
  resendAtMs: number | undefined;
  /** The 10 digits that the latest code was sent to. */
  sentTo: string | undefined;
}

const emptyDraft: LoginDraft = {
  phone: '',
  hasAgreed: true,
  resendAtMs: undefined,
  sentTo: undefined,
};

const saved = stored(
  'session',
  'login-draft',
  ({ phone, hasAgreed, resendAtMs, sentTo }): LoginDraft => ({
    phone: typeof phone === 'string' ? nationalPhone(phone) : '',
    hasAgreed: hasAgreed !== false,
    resendAtMs: typeof resendAtMs === 'number' ? resendAtMs : undefined,
    sentTo: typeof sentTo === 'string' && isPhone(sentTo) ? sentTo : undefined,
  }),
);

/** Empty at first, like the prerendered page; {@link restoreDraft} fills it. */
export const useLoginDraft = create<LoginDraft>(() => emptyDraft);

export function changeDraft(change: Partial<LoginDraft>): void {
  useLoginDraft.setState(change);
  saved.write(useLoginDraft.getState());
}

/**
 * Stores the countdown in this tab, for a lost session. A sign-out removes it with this tab's other
 * data. The lost session already has the phone number.
 */
export function saveCountdown(resendAtMs: number | undefined): void {
  if (resendAtMs !== undefined) saved.write({ ...emptyDraft, resendAtMs });
}

export function forgetDraft(): void {
  useLoginDraft.setState(emptyDraft);
  saved.remove();
}

/**
 * Restores this tab's draft, and the phone number of a lost session. Without storage the draft
 * lasts as long as the page.
 */
export function restoreDraft(nowMs = Date.now()): void {
  // The page is prerendered with the box checked, but the strict policy requires an explicit check
  // (D54).
  const draft = saved.read() ?? { ...useLoginDraft.getState(), hasAgreed: !isStrictSet() };
  const phone = draft.phone || (readLostPhone() ?? '');
  useLoginDraft.setState({ ...draft, phone, resendAtMs: readCountdown(draft, nowMs) });
}

function readCountdown({ resendAtMs, sentTo }: LoginDraft, nowMs: number): number | undefined {
  // A lost session's code is used up. Once its countdown is over, none of it is restored.
  if (resendAtMs === undefined || (resendAtMs <= nowMs && sentTo === undefined)) return undefined;
  // A clock that was set back must not lock the button longer than the rule allows.
  return Math.min(resendAtMs, nowMs + limits.otpResendSeconds * 1000);
}
