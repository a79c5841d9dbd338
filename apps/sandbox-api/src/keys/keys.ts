import { createSecretKey, type KeyObject } from 'node:crypto';
import { sha256 } from './ids.ts';

/** A key of 32 bytes for sealing texts. `id` says which key sealed a text, and tells nothing about it. */
export interface SealingKey {
  id: string;
  key: KeyObject;
}

/** The keys that never stand in the database. Of a list, the first writes and all read (rotation). */
export interface Keys {
  /** Seal account numbers, and the codes and links of messages. */
  accounts: readonly [SealingKey, ...SealingKey[]];
  /** Sign the payment provider's notices. */
  payments: readonly [string, ...string[]];
  /**
   * Hashes what can be guessed: account and identity numbers, so that a second use is recognised, and codes.
   * It cannot be changed.
   */
  numbers: string;
}

/** The keys as the file has them: each one 32 bytes in base64url. */
export interface KeyTexts {
  accounts: readonly string[];
  payments: readonly string[];
  numbers: string;
}

const keyForm = /^[\w-]{43}$/;

/** Throws an Error that says which key is wrong. */
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
