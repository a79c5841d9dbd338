import { createHmac, hash, randomBytes } from 'node:crypto';

/** Returns a random, unguessable id of 16 characters. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Returns 32 random bytes as text. Of session tokens, the database stores only `sha256` hashes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

/** A pseudonym for the log. Without the key, nobody can derive the phone number. */
export const pseudonymOf = (key: string, phone: string): string =>
  keyedHash(key, `log:${phone}`).slice(0, 16);

/**
 * Hashes short values such as a 4-digit code. A hash without a key could be reversed by hashing all
 * possible values.
 */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
