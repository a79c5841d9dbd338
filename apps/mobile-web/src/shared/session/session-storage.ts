import type { Session } from './session.ts';

const sessionKey = 'kosha.session';
const deviceKey = 'kosha.web_uuid';
const draftsOwnerKey = 'kosha.drafts-of';
const yearSeconds = 31_536_000;

/** Storage can be missing or full (private windows, prerendering): the app then runs without. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readStoredSession(): Session | undefined {
  const stored = attempt(() => JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as unknown);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { token, phone, isApp } = stored as Record<string, unknown>;
  if (typeof token !== 'string' || token === '') return undefined;
  return { token, phone: typeof phone === 'string' ? phone : undefined, isApp: isApp === true };
}

/** Token in cookie and local storage (§3). */
export function storeSession(session: Session): void {
  attempt(() => localStorage.setItem(sessionKey, JSON.stringify(session)));
  writeTokenCookie(session.token, yearSeconds);
}

/** Everything of the person goes but the drafts of this tab; the device id stays, it is nobody's. */
export function removeStoredSession(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('kosha.') && key !== deviceKey) localStorage.removeItem(key);
    }
  });
  writeTokenCookie('', 0);
}

/** What this tab held of the person who was signed in. */
export function clearDrafts(): void {
  attempt(() => sessionStorage.clear());
}

/** What this tab is in the midst of waits for the same person to sign in again. */
export function leaveDrafts(phone: string): void {
  attempt(() => sessionStorage.setItem(draftsOwnerKey, phone));
}

/** Hands the tab to who signs in; what waits for somebody else goes. */
export function claimDrafts(phone: string | undefined): void {
  attempt(() => {
    const owner = sessionStorage.getItem(draftsOwnerKey);
    if (owner !== null && owner !== phone) sessionStorage.clear();
    sessionStorage.removeItem(draftsOwnerKey);
  });
}

function writeTokenCookie(token: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `token=${encodeURIComponent(token)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

let deviceId: string | undefined;

/** `web_uuid`: made once for this browser and kept over sign-outs (§3). */
export function readDeviceId(): string {
  deviceId ??= attempt(() => localStorage.getItem(deviceKey)) ?? makeDeviceId();
  return deviceId;
}

function makeDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  attempt(() => localStorage.setItem(deviceKey, made));
  return made;
}
