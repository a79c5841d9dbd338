import { createSecretKey, type KeyObject } from 'node:crypto';
import { sha256 } from './ids.ts';

/**
 * `id` is stored with each encrypted text, so that the server finds the key for decryption. The id
 * reveals nothing about the 32-byte key.
 */
export interface SealingKey {
  id: string;
  key: KeyObject;
}

/**
 * The server's secret keys, which are stored outside the database. For key rotation, the first key
 * of a list encrypts or signs, and all keys decrypt or verify.
 */
export interface Keys {
  /** Encrypts account numbers, and the codes and links in SMS. */
  accounts: readonly [SealingKey, ...SealingKey[]];
  /** Signs the payment provider's notifications. */
  payments: readonly [string, ...string[]];
  /**
   * Hashes guessable values, such as Aadhaar numbers. This key cannot be rotated, because the plain
   * values are not stored, so they cannot be hashed with a new key.
   */
  numbers: string;
}

/** The keys in the key file. Each key has 32 bytes, in base64url. */
export interface EncodedKeys {
  accounts: readonly string[];
  payments: readonly string[];
  numbers: string;
}

const keyForm = /^[\w-]{43}$/;

export function decodeKeys({ accounts, payments, numbers }: Partial<EncodedKeys>): Keys {
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
