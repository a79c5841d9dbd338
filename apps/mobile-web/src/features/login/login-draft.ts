import { isPhone, limits, nationalPhone } from '@kosha/domain';
import { create } from 'zustand';
import { isToldStrict } from '../../shared/browser/attribution.ts';
import { readLostPhone } from '../../shared/session/session-storage.ts';
import { stored } from '../../shared/browser/stored.ts';

/** What is kept in this tab while the person reads the agreement, and over a reload. Never the code. */
interface LoginDraft {
  phone: string;
  hasAgreed: boolean;
  /** Epoch milliseconds from which another code may be asked for; undefined before the first. */
  resendAtMs: number | undefined;
  /** The 10 digits that the latest code went to. */
  sentTo: string | undefined;
}

const emptyDraft: LoginDraft = {
  phone: '',
  hasAgreed: true,
  resendAtMs: undefined,
  sentTo: undefined,
};

const kept = stored(
  'session',
  'login-draft',
  ({ phone, hasAgreed, resendAtMs, sentTo }): LoginDraft => ({
    phone: typeof phone === 'string' ? nationalPhone(phone) : '',
    hasAgreed: hasAgreed !== false,
    resendAtMs: typeof resendAtMs === 'number' ? resendAtMs : undefined,
    sentTo: typeof sentTo === 'string' && isPhone(sentTo) ? sentTo : undefined,
  }),
);

/** Empty at first, as in the prerendered page; {@link restoreDraft} fills it. */
export const useLoginDraft = create<LoginDraft>(() => emptyDraft);

export function changeDraft(change: Partial<LoginDraft>): void {
  useLoginDraft.setState(change);
  kept.write(useLoginDraft.getState());
}

/**
 * Keeps the countdown in this tab, for when the session is lost. A sign-out removes it with everything else
 * of this tab. The number is not kept here too, because the lost session has it.
 */
export function keepCountdown(resendAtMs: number | undefined): void {
  if (resendAtMs !== undefined) kept.write({ ...emptyDraft, resendAtMs });
}

export function forgetDraft(): void {
  useLoginDraft.setState(emptyDraft);
  kept.remove();
}

/**
 * Takes what this tab holds, and the number of a person whose session was lost. Without storage the
 * draft lasts as long as the page.
 */
export function restoreDraft(nowMs = Date.now()): void {
  // The page is rendered with the box ticked, and the strict rules want a tick of one's own (D54).
  const draft = kept.read() ?? { ...useLoginDraft.getState(), hasAgreed: !isToldStrict() };
  const phone = draft.phone || (readLostPhone() ?? '');
  useLoginDraft.setState({ ...draft, phone, resendAtMs: readCountdown(draft, nowMs) });
}

function readCountdown({ resendAtMs, sentTo }: LoginDraft, nowMs: number): number | undefined {
  // The code of a lost session is used up. Once its countdown is over, nothing of it is kept.
  if (resendAtMs === undefined || (resendAtMs <= nowMs && sentTo === undefined)) return undefined;
  // A clock that was set back must not lock the button for longer than the rule says.
  return Math.min(resendAtMs, nowMs + limits.otpResendSeconds * 1000);
}
