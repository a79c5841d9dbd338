import { isPhone, limits, nationalPhone } from '@kosha/domain';
import { create } from 'zustand';
import { stored } from '../../shared/stored.ts';

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
  'kosha.login-draft',
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

export function forgetDraft(): void {
  useLoginDraft.setState(emptyDraft);
  kept.remove();
}

/** Restores the draft that this tab has stored. Without storage a draft lasts as long as the page. */
export function restoreDraft(nowMs = Date.now()): void {
  const draft = kept.read();
  if (!draft) return;
  // A clock that was set back must not lock the button for longer than the rule says.
  const latestMs = nowMs + limits.otpResendSeconds * 1000;
  const resendAtMs = draft.resendAtMs && Math.min(draft.resendAtMs, latestMs);
  useLoginDraft.setState({ ...draft, resendAtMs });
}
