import { newId } from '@kosha/api-client';
import { attempt, ownKey, stored } from '../browser/stored.ts';

/** Who is signed in (§3 Session). The device id stands apart: it outlives the session. */
export interface Session {
  token: string;
  /** The 10 digits that signed in; undefined in a native session. */
  phone?: string | undefined;
  /** True for a session that a native app handed over (D27). */
  isApp: boolean;
}

const sessionName = 'session';
export const sessionKey = ownKey(sessionName);
/** Sign-outs that the server has not answered yet; see `sign-out.ts`. */
export const signOutsName = 'sign-outs';
export const signOutsKey = ownKey(signOutsName);
const deviceKey = ownKey('web_uuid');
const draftsOwnerKey = ownKey('drafts-of');
const yearSeconds = 31_536_000;

/** A session or, without a token, the person whose session was lost. */
interface SessionRecord {
  token?: string | undefined;
  phone?: string | undefined;
  isApp?: boolean;
  /** An id that stays the same from sign-in to sign-out, even when the same person loses a session. */
  owner?: string | undefined;
}

const asText = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** All in one record, because another tab must never see half of a change. */
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

/** The number of a person whose session was lost here; undefined after a sign-out. */
export function readLostPhone(): string | undefined {
  const { token, phone } = readRecord();
  return token === undefined ? phone : undefined;
}

/** Token in cookie and local storage (§3). False where the browser does not keep it. */
export function storeSession(session: Session): boolean {
  const before = readRecord();
  const isSamePerson = session.phone !== undefined && session.phone === before.phone;
  record.write({ ...session, owner: (isSamePerson && before.owner) || newId() });
  writeTokenCookie(session.token);
  return readStoredSession()?.token === session.token;
}

/**
 * Removes all that is the person's, except this tab's drafts. The device id is nobody's and stays, and so
 * does a sign-out until the server knows of it.
 */
export function removeStoredSession(): void {
  removeAllBut(deviceKey, signOutsKey);
}

/** As `removeStoredSession`, but keeps the phone number and owner, so that the same person is recognised. */
export function removeLostSession(): void {
  const { phone, owner } = readRecord();
  if (phone !== undefined) record.write({ phone, owner });
  removeAllBut(deviceKey, signOutsKey, ...(phone === undefined ? [] : [sessionKey]));
}

function removeAllBut(...kept: readonly string[]): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(ownKey('')) && !kept.includes(key)) localStorage.removeItem(key);
    }
  });
  writeTokenCookie();
}

/** Removes what this tab has stored about the person who was signed in. */
export function clearDrafts(): void {
  attempt(() => sessionStorage.clear());
}

/** Makes this tab's drafts those of the session's owner; deletes them if they were somebody else's. */
export function claimDrafts(): void {
  attempt(() => {
    const owner = readOwner();
    if (sessionStorage.getItem(draftsOwnerKey) === owner) return;
    sessionStorage.clear();
    if (owner !== null) sessionStorage.setItem(draftsOwnerKey, owner);
  });
}

/** The owner's id. A session that the app did not store itself has none and gets one here. */
function readOwner(): string | null {
  const before = readRecord();
  if (before.owner) return before.owner;
  if (before.token === undefined) return null;
  const owner = newId();
  record.write({ ...before, owner });
  return owner;
}

/**
 * Makes the cookie that of this brand's session, or removes it. It has the same name for every brand (§3), so what is there
 * may be of another one that this host had before.
 */
export function claimTokenCookie(): void {
  attempt(() => writeTokenCookie(readStoredSession()?.token));
}

function writeTokenCookie(token = ''): void {
  const maxAge = token ? yearSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `token=${encodeURIComponent(token)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

let deviceId: string | undefined;

/** `web_uuid`: made once for this browser and kept over sign-outs (§3). */
export function readDeviceId(): string {
  deviceId ??= attempt(() => localStorage.getItem(deviceKey)) ?? makeDeviceId();
  return deviceId;
}

function makeDeviceId(): string {
  const made = newId();
  attempt(() => localStorage.setItem(deviceKey, made));
  return made;
}
