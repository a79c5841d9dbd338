import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import type { Keys } from './keys.ts';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM. Decryption requires the same `place`, such as the id of the row, so
 * that an encrypted text cannot be copied to another row.
 */
export function seal(key: KeyObject, text: string, place = ''): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Throws if the key or `place` is different, or the encrypted text was changed. */
export function unseal(key: KeyObject, sealed: string, place = ''): string {
  const bytes = Buffer.from(sealed, 'base64');
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  const body = bytes.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

const separator = '.';

export function sealStored({ accounts: [newest] }: Keys, text: string, place: string): string {
  return newest.id + separator + seal(newest.key, text, place);
}

export function unsealStored({ accounts }: Keys, sealed: string, place: string): string {
  const [id = '', text = ''] = sealed.split(separator);
  const known = accounts.find((key) => key.id === id);
  if (known === undefined) throw new Error(`The key ${id} of a sealed text is missing.`);
  return unseal(known.key, text, place);
}
