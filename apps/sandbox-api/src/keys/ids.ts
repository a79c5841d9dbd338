import { createHmac, hash, randomBytes } from 'node:crypto';

/** Returns a random, unguessable id of 16 characters. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Returns 32 random bytes. Of a session token, the database stores only the `sha256`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

/** A pseudonym for the log. Without the key, nobody can derive the phone number. */
export const pseudonymOf = (key: string, phone: string): string =>
  keyedHash(key, `log:${phone}`).slice(0, 16);

/** For short values such as a 4-digit code, because a plain hash is easily reversed. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
