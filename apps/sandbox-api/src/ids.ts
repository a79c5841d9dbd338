import { hash, randomBytes } from 'node:crypto';

/** An id nobody can guess: 16 characters of the contract's id alphabet. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A session token: 32 random bytes. Stored only as its `sha256`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');
