import { newId } from '@kosha/api-client';
import { attempt, ownKey, stored } from '../browser/stored.ts';

/** The signed-in user (§3 Session). The device id is separate, because it outlives the session. */
export interface Session {
  token: string;
  /** 10 digits; undefined in a native session. */
  phone?: string | undefined;
  /** True for a session from a native app (D27). */
  isApp: boolean;
}

const sessionName = 'session';
export const sessionKey = ownKey(sessionName);
/** The key of sign-outs that are still pending; see `sign-out.ts`. */
export const signOutsName = 'sign-outs';
export const signOutsKey = ownKey(signOutsName);
const deviceKey = ownKey('web_uuid');
const draftsOwnerKey = ownKey('drafts-of');
const yearSeconds = 31_536_000;

/** A session. Without a token, it is the user whose session was lost. */
interface SessionRecord {
  token?: string | undefined;
  phone?: string | undefined;
  isApp?: boolean;
  /** An id that stays the same from sign-in to sign-out, even if the session is lost meanwhile. */
  owner?: string | undefined;
}

const asText = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** All values are in one record, so that another tab never reads half of a change. */
const record = stored('local', sessionName, ({ token, phone, isApp, owner }): SessionRecord => ({
  token: asText(token),
  phone: asText(phone),
  isApp: isApp === true,
  owner: asText(owner),
}));

const readRecord = (): SessionRecord => record.read() ?? {};

export function readStoredSession(): Session | undefined {
  const { token, phone, isApp = false } = readRecord();
  return token === undefined ? undefined : { token, phone, isApp };
}

/** The phone number of a lost session; undefined after a sign-out. */
export function readLostPhone(): string | undefined {
  const { token, phone } = readRecord();
  return token === undefined ? phone : undefined;
}

/**
 * Stores the token in a cookie and in local storage (§3). Returns false if the browser does not
 * store it.
 */
export function storeSession(session: Session): boolean {
  const before = readRecord();
  const isSamePerson = session.phone !== undefined && session.phone === before.phone;
  record.write({ ...session, owner: (isSamePerson && before.owner) || newId() });
  writeTokenCookie(session.token);
  return readStoredSession()?.token === session.token;
}

/**
 * Removes all personal data, except this tab's drafts. Keeps the device id, and pending sign-outs
 * until the server confirms them.
 */
export function removeStoredSession(): void {
  removeAllBut(deviceKey, signOutsKey);
}

/**
 * Like `removeStoredSession`, but keeps the phone number and the owner, to recognize the same user.
 */
export function removeLostSession(): void {
  const { phone, owner } = readRecord();
  if (phone !== undefined) record.write({ phone, owner });
  removeAllBut(deviceKey, signOutsKey, ...(phone === undefined ? [] : [sessionKey]));
}

function removeAllBut(...saved: readonly string[]): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(ownKey('')) && !saved.includes(key)) localStorage.removeItem(key);
    }
  });
  writeTokenCookie();
}

/** Removes this tab's data of the signed-in user. */
export function clearDrafts(): void {
  attempt(() => sessionStorage.clear());
}

/** Assigns this tab's drafts to the owner of the session; deletes the drafts of another owner. */
export function claimDrafts(): void {
  attempt(() => {
    const owner = readOwner();
    if (sessionStorage.getItem(draftsOwnerKey) === owner) return;
    sessionStorage.clear();
    if (owner !== null) sessionStorage.setItem(draftsOwnerKey, owner);
  });
}

/** The id of the owner; created here if the app did not store the session itself. */
function readOwner(): string | null {
  const before = readRecord();
  if (before.owner) return before.owner;
  if (before.token === undefined) return null;
  const owner = newId();
  record.write({ ...before, owner });
  return owner;
}

/**
 * Sets the cookie to this brand's session, or removes it. All brands use the same cookie name (§3),
 * so the cookie may belong to another brand on this host.
 */
export function claimTokenCookie(): void {
  writeTokenCookie(readStoredSession()?.token);
}

function writeTokenCookie(token = ''): void {
  const maxAge = token ? yearSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => {
    document.cookie = `token=${encodeURIComponent(token)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  });
}

let deviceId: string | undefined;

/** The `web_uuid`, which is created once per browser and survives sign-outs (§3). */
export function readDeviceId(): string {
  deviceId ??= attempt(() => localStorage.getItem(deviceKey)) ?? makeDeviceId();
  return deviceId;
}

function makeDeviceId(): string {
  const made = newId();
  attempt(() => localStorage.setItem(deviceKey, made));
  return made;
}
