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

/** What local storage holds: a session, or without a token whose the one was that was lost. */
interface SessionRecord {
  token?: unknown;
  phone?: unknown;
  isApp?: unknown;
  /** The same from a sign-in to the sign-out, over lost sessions of the same person. */
  owner?: unknown;
}

function readRecord(): SessionRecord {
  const stored = attempt(() => JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as unknown);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

/** In one piece: another tab must never see half of a change. */
function writeRecord(record: SessionRecord): void {
  attempt(() => localStorage.setItem(sessionKey, JSON.stringify(record)));
}

export function readStoredSession(): Session | undefined {
  const { token, phone, isApp } = readRecord();
  if (typeof token !== 'string' || token === '') return undefined;
  return { token, phone: typeof phone === 'string' ? phone : undefined, isApp: isApp === true };
}

/** Token in cookie and local storage (§3). */
export function storeSession(session: Session): void {
  const before = readRecord();
  const isSamePerson = session.phone !== undefined && session.phone === before.phone;
  writeRecord({ ...session, owner: (isSamePerson && before.owner) || makeId() });
  writeTokenCookie(session.token, yearSeconds);
}

/** Everything of the person goes but the drafts of this tab; the device id stays, it is nobody's. */
export function removeStoredSession(): void {
  removeAllBut(deviceKey);
}

/** The same, but the same person will be known again; without a number nobody can be. */
export function removeLostSession(): void {
  const { phone, owner } = readRecord();
  if (phone !== undefined) writeRecord({ phone, owner });
  removeAllBut(deviceKey, ...(phone === undefined ? [] : [sessionKey]));
}

function removeAllBut(...kept: readonly string[]): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('kosha.') && !kept.includes(key)) localStorage.removeItem(key);
    }
  });
  writeTokenCookie('', 0);
}

/** What this tab held of the person who was signed in. */
export function clearDrafts(): void {
  attempt(() => sessionStorage.clear());
}

/** Makes this tab the owner's, signed in or about to be again; what it holds of anybody else goes. */
export function claimDrafts(): void {
  attempt(() => {
    const owner = readOwner();
    if (sessionStorage.getItem(draftsOwnerKey) === owner) return;
    sessionStorage.clear();
    if (owner !== null) sessionStorage.setItem(draftsOwnerKey, owner);
  });
}

/** A session that the app did not store itself brings no owner and gets one here. */
function readOwner(): string | null {
  const record = readRecord();
  if (typeof record.owner === 'string') return record.owner;
  if (readStoredSession() === undefined) return null;
  const owner = makeId();
  writeRecord({ ...record, owner });
  return owner;
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
  const made = makeId();
  attempt(() => localStorage.setItem(deviceKey, made));
  return made;
}

function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
