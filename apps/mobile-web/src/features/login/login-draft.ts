import { isPhone, limits, nationalPhone } from '@kosha/domain';
import { create } from 'zustand';

/** What outlives a look at the agreement or a reload, in this tab alone. Never the code. */
export interface LoginDraft {
  phone: string;
  hasAgreed: boolean;
  /** Epoch milliseconds from which another code may be asked for; undefined before the first. */
  resendAtMs: number | undefined;
  /** The 10 digits that the latest code went to. */
  sentTo: string | undefined;
}

const storageKey = 'kosha.login-draft';
const emptyDraft: LoginDraft = {
  phone: '',
  hasAgreed: true,
  resendAtMs: undefined,
  sentTo: undefined,
};

/** Empty at first, as in the prerendered page; {@link restoreDraft} fills it. */
export const useLoginDraft = create<LoginDraft>(() => emptyDraft);

export function changeDraft(change: Partial<LoginDraft>): void {
  useLoginDraft.setState(change);
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(useLoginDraft.getState())));
}

export function forgetDraft(): void {
  useLoginDraft.setState(emptyDraft);
  withStorage((storage) => storage.removeItem(storageKey));
}

/** Takes up what this tab holds. Without storage the draft lives as long as the page. */
export function restoreDraft(nowMs = Date.now()): void {
  withStorage((storage) => {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    useLoginDraft.setState(readDraft(Object(stored) as Record<string, unknown>, nowMs));
  });
}

function readDraft(stored: Record<string, unknown>, nowMs: number): LoginDraft {
  const { phone, hasAgreed, resendAtMs, sentTo } = stored;
  const latestMs = nowMs + limits.otpResendSeconds * 1000;
  return {
    phone: typeof phone === 'string' ? nationalPhone(phone) : '',
    hasAgreed: hasAgreed !== false,
    // A clock set back since must not lock the button for longer than the rule says.
    resendAtMs: typeof resendAtMs === 'number' ? Math.min(resendAtMs, latestMs) : undefined,
    sentTo: typeof sentTo === 'string' && isPhone(sentTo) ? sentTo : undefined,
  };
}

function withStorage(action: (storage: Storage) => void): void {
  try {
    action(sessionStorage);
  } catch {
    // Missing, full or holding what is no draft: the form then starts empty.
  }
}
