import { isPhone, limits, nationalPhone } from '@kosha/domain';
import { create } from 'zustand';
import { isStrictPolicyCookieSet } from '../../shared/browser/attribution.ts';
import { readLostSessionPhone } from '../../shared/session/session-storage.ts';
import { createStoredValue } from '../../shared/browser/stored.ts';

/**
 * The form's input, stored in this tab so that it survives a reload and a visit to the agreement.
 * It never contains the one-time code.
 */
interface LoginDraft {
  phone: string;
  hasAgreed: boolean;
  /** When another code can be requested, in epoch milliseconds. Undefined before the first code. */
  resendAtMs: number | undefined;
  /** The 10 digits of the phone number that received the latest code. */
  sentTo: string | undefined;
}

const emptyDraft: LoginDraft = {
  phone: '',
  hasAgreed: true,
  resendAtMs: undefined,
  sentTo: undefined,
};

const saved = createStoredValue(
  'session',
  'login-draft',
  ({ phone, hasAgreed, resendAtMs, sentTo }): LoginDraft => ({
    phone: typeof phone === 'string' ? nationalPhone(phone) : '',
    hasAgreed: hasAgreed !== false,
    resendAtMs: typeof resendAtMs === 'number' ? resendAtMs : undefined,
    sentTo: typeof sentTo === 'string' && isPhone(sentTo) ? sentTo : undefined,
  }),
);

/**
 * Starts with the values of the prerendered page, because hydration needs the same values. Then
 * {@link restoreLoginDraft} restores the stored draft.
 */
export const useLoginDraft = create<LoginDraft>(() => emptyDraft);

export function changeLoginDraft(change: Partial<LoginDraft>): void {
  useLoginDraft.setState(change);
  saved.write(useLoginDraft.getState());
}

/**
 * Called after the sign-in. If the session is lost, the login screen still knows when the user can
 * request another code.
 */
export function saveResendCountdown(resendAtMs: number | undefined): void {
  if (resendAtMs !== undefined) saved.write({ ...emptyDraft, resendAtMs });
}

export function forgetLoginDraft(): void {
  useLoginDraft.setState(emptyDraft);
  saved.remove();
}

export function restoreLoginDraft(nowMs = Date.now()): void {
  // The prerendered checkbox is ticked, but the strict policy requires the user to tick it (D54).
  const draft = saved.read() ?? {
    ...useLoginDraft.getState(),
    hasAgreed: !isStrictPolicyCookieSet(),
  };
  const phone = draft.phone || (readLostSessionPhone() ?? '');
  useLoginDraft.setState({ ...draft, phone, resendAtMs: readCountdown(draft, nowMs) });
}

function readCountdown({ resendAtMs, sentTo }: LoginDraft, nowMs: number): number | undefined {
  // Without `sentTo`, the user has no unused code. A finished countdown is then not restored, so
  // that the button's label is 'Get' and not 'resend'.
  if (resendAtMs === undefined || (resendAtMs <= nowMs && sentTo === undefined)) return undefined;
  // If the phone's clock was set back, the wait must still not exceed the limit.
  return Math.min(resendAtMs, nowMs + limits.otpResendSeconds * 1000);
}
