import { createHmac, hash, randomBytes } from 'node:crypto';

/** An id nobody can guess: 16 characters of the contract's id alphabet. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A session token: 32 random bytes. Stored only as its `sha256`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

/** The name of a borrower in logs: the same for the same number, and without the key it says nothing. */
export const pseudonymOf = (key: string, phone: string): string =>
  keyedHash(key, `log:${phone}`).slice(0, 16);

/** For short texts such as a code of 4 digits, which anybody could find from a plain hash. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
