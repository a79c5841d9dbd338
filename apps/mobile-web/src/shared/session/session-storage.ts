import { newId } from '@kosha/api-client';
import { tryOrUndefined, brandStorageKey, createStoredValue } from '../browser/stored.ts';
import { isLanguageSelectedHere, languageKey } from '../i18n/language-choice.ts';

/** The signed-in user (§3 Session). */
export interface Session {
  token: string;
  /** 10 digits; undefined if the session comes from a native app. */
  phone?: string | undefined;
  /** True for a session from a native app (D27). */
  isApp: boolean;
}

const sessionName = 'session';
export const sessionKey = brandStorageKey(sessionName);
export const signOutsItemName = 'sign-outs';
export const signOutsKey = brandStorageKey(signOutsItemName);
const deviceKey = brandStorageKey('web_uuid');
const draftsOwnerKey = brandStorageKey('drafts-of');
const yearSeconds = 31_536_000;

/** A record without a token belongs to a user whose session was lost. */
interface SessionRecord {
  token?: string | undefined;
  phone?: string | undefined;
  isApp?: boolean;
  /** Identifies the user's drafts until sign-out, even if the session is lost in between. */
  owner?: string | undefined;
}

const asText = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** All fields are in one storage item, so that another tab never reads a half-updated session. */
const record = createStoredValue(
  'local',
  sessionName,
  ({ token, phone, isApp, owner }): SessionRecord => ({
    token: asText(token),
    phone: asText(phone),
    isApp: isApp === true,
    owner: asText(owner),
  }),
);

const readRecord = (): SessionRecord => record.read() ?? {};

export function readStoredSession(): Session | undefined {
  const { token, phone, isApp = false } = readRecord();
  return token === undefined ? undefined : { token, phone, isApp };
}

/** The phone number of a lost session; undefined after a sign-out. */
export function readLostSessionPhone(): string | undefined {
  const { token, phone } = readRecord();
  return token === undefined ? phone : undefined;
}

/**
 * Stores the session and sets the token cookie (§3). Returns false if the browser cannot store the
 * session.
 */
export function storeSession(session: Session): boolean {
  const before = readRecord();
  const isSamePerson = session.phone !== undefined && session.phone === before.phone;
  record.write({ ...session, owner: (isSamePerson && before.owner) || newId() });
  writeTokenCookie(session.token);
  return readStoredSession()?.token === session.token;
}

/**
 * Keeps the device id, the pending sign-outs and a language that was selected on this device (D58).
 * `clearDrafts` removes the drafts of this tab.
 */
export function removeStoredSession(): void {
  removeAllBut(deviceKey, signOutsKey);
}

/** Keeps the phone number and the owner, which identify the user at the next sign-in. */
export function removeLostSession(): void {
  const { phone, owner } = readRecord();
  if (phone !== undefined) record.write({ phone, owner });
  removeAllBut(deviceKey, signOutsKey, ...(phone === undefined ? [] : [sessionKey]));
}

function removeAllBut(...saved: readonly string[]): void {
  const kept = isLanguageSelectedHere() ? [...saved, languageKey] : saved;
  tryOrUndefined(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(brandStorageKey('')) && !kept.includes(key)) localStorage.removeItem(key);
    }
  });
  writeTokenCookie();
}

export function clearDrafts(): void {
  tryOrUndefined(() => sessionStorage.clear());
}

/** Deletes the drafts that belong to another user. */
export function discardForeignDrafts(): void {
  tryOrUndefined(() => {
    const owner = readOwner();
    if (sessionStorage.getItem(draftsOwnerKey) === owner) return;
    sessionStorage.clear();
    if (owner !== null) sessionStorage.setItem(draftsOwnerKey, owner);
  });
}

/**
 * Returns the id of the drafts' owner, even after a lost session; null after a sign-out. Creates an
 * id if the stored session has none, because pages of the sandbox server store no owner.
 */
function readOwner(): string | null {
  const before = readRecord();
  if (before.owner) return before.owner;
  if (before.token === undefined) return null;
  const owner = newId();
  record.write({ ...before, owner });
  return owner;
}

/**
 * All brands use the same cookie name (§3), so another brand on this host may have set the cookie.
 */
export function rewriteTokenCookie(): void {
  writeTokenCookie(readStoredSession()?.token);
}

function writeTokenCookie(token = ''): void {
  const maxAge = token ? yearSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  tryOrUndefined(() => {
    document.cookie = `token=${encodeURIComponent(token)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  });
}

let deviceId: string | undefined;

/** The app creates the device id (§3) once per browser; a sign-out does not remove it. */
export function readDeviceId(): string {
  deviceId ??= tryOrUndefined(() => localStorage.getItem(deviceKey)) ?? makeDeviceId();
  return deviceId;
}

function makeDeviceId(): string {
  const made = newId();
  tryOrUndefined(() => localStorage.setItem(deviceKey, made));
  return made;
}
