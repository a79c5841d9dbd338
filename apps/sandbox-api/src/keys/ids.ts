import { createHmac, hash, randomBytes } from 'node:crypto';

/** Returns a random, unguessable id of 16 characters. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A session token of 32 random bytes. The database stores only its `sha256`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

/**
 * A pseudonym of a phone number for the log. A number always has the same pseudonym, from which
 * nobody can derive the number without the key.
 */
export const pseudonymOf = (key: string, phone: string): string =>
  keyedHash(key, `log:${phone}`).slice(0, 16);

/**
 * Hashes with a secret key, for short values such as a 4-digit code, whose plain hash is easily
 * reversed.
 */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
