import { createSecretKey, type KeyObject } from 'node:crypto';
import { sha256 } from './ids.ts';

/**
 * A 32-byte encryption key. `id` is stored with each encrypted text to find its key, and reveals
 * nothing about the key.
 */
export interface SealingKey {
  id: string;
  key: KeyObject;
}

/**
 * The keys, which are stored outside the database. To rotate keys, a list may have several: the
 * first encrypts or signs, and all can decrypt or verify.
 */
export interface Keys {
  /** Keys that encrypt account numbers, and the codes and links in SMS. */
  accounts: readonly [SealingKey, ...SealingKey[]];
  /** Keys that sign the payment provider's notifications. */
  payments: readonly [string, ...string[]];
  /**
   * The key that hashes guessable values: codes, and account and identity numbers, to detect
   * duplicates. It cannot be rotated, because the values are not stored.
   */
  numbers: string;
}

/** The keys as stored in the file: 32 bytes each, in base64url. */
export interface KeyTexts {
  accounts: readonly string[];
  payments: readonly string[];
  numbers: string;
}

const keyForm = /^[\w-]{43}$/;

/** Throws an Error that names the invalid key. */
export function toKeys({ accounts, payments, numbers }: Partial<KeyTexts>): Keys {
  const text = (name: string, value: unknown): string => {
    if (typeof value === 'string' && keyForm.test(value)) return value;
    throw new Error(`"${name}" must hold keys of 32 bytes in base64url`);
  };
  const list = (name: string, values: unknown): [string, ...string[]] => {
    const [first, ...others] = Array.isArray(values) ? (values as unknown[]) : [];
    return [text(name, first), ...others.map((value) => text(name, value))];
  };
  const [newest, ...older] = list('accounts', accounts);
  return {
    accounts: [sealingKey(newest), ...older.map(sealingKey)],
    payments: list('payments', payments),
    numbers: text('numbers', numbers),
  };
}

const sealingKey = (text: string): SealingKey => ({
  id: sha256(text).slice(0, 8),
  key: createSecretKey(Buffer.from(text, 'base64url')),
});
