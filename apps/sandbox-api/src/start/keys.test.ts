import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../test/borrower.ts';
import { testKeys, useTestServer } from '../../test/test-server.ts';
import { bankCards } from '../db/schema/index.ts';
import { newToken } from '../keys/ids.ts';
import { type Keys, decodeKeys } from '../keys/keys.ts';
import { unsealStored } from '../keys/seal.ts';
import { readOrCreateKeys, verifyKeysAndReencrypt } from './key-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kosha-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the key file', () => {
  it('is created only once by concurrent starts, readable only by its owner', async () => {
    const file = join(folder, 'made', 'keys.json');
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => readOrCreateKeys(file)));
    for (const other of others) expect(other.numbers).toBe(first!.numbers);
    expect((await readOrCreateKeys(file)).payments).toEqual(first!.payments);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'made'))).toEqual(['keys.json']);
  });

  it.each([
    ['{', 'JSON'],
    ['{}', '"accounts"'],
    [
      JSON.stringify({ accounts: ['short'], payments: [newToken()], numbers: newToken() }),
      '"accounts"',
    ],
    [JSON.stringify({ accounts: [newToken()], payments: [], numbers: newToken() }), '"payments"'],
    [JSON.stringify({ accounts: [newToken()], payments: [newToken()] }), '"numbers"'],
  ])('stops the start with one line if it is invalid: %s', async (text, named) => {
    const file = join(folder, 'wrong.json');
    await writeFile(file, text);
    await expect(readOrCreateKeys(file)).rejects.toThrow(named);
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});

describe('account numbers', () => {
  const server = useTestServer();
  const accountNo = '50100234567890';

  const cardOf = async (id: string) =>
    (await server().db.select().from(bankCards).where(eq(bankCards.id, id)))[0]!;

  const withAccountKeys = (...accounts: string[]): Keys =>
    decodeKeys({ accounts, payments: [newToken()], numbers: 'N'.repeat(43) });

  it('are encrypted in the database, and can be decrypted only with the key and in their row', async () => {
    const borrower = await signIn(server());
    const id = await borrower.addCard(accountNo);
    const row = await cardOf(id);
    expect(JSON.stringify(row)).not.toContain(accountNo);
    expect(row.accountMasked).toBe('XXXX7890');
    expect(unsealStored(testKeys, row.accountSealed, id)).toBe(accountNo);
    expect(() => unsealStored(testKeys, row.accountSealed, 'another-card')).toThrow('auth');
    expect(() => unsealStored(withAccountKeys(newToken()), row.accountSealed, id)).toThrow(
      'missing',
    );
  });

  it('are re-encrypted with the newest key, so that the old key can be removed', async () => {
    const { db } = server();
    const [old, next] = ['A'.repeat(43), newToken()];
    const id = await (await signIn(server())).addCard(accountNo);
    await verifyKeysAndReencrypt(db, withAccountKeys(next, old));
    await verifyKeysAndReencrypt(db, withAccountKeys(next));
    expect(unsealStored(withAccountKeys(next), (await cardOf(id)).accountSealed, id)).toBe(
      accountNo,
    );
    await expect(verifyKeysAndReencrypt(db, withAccountKeys(newToken()))).rejects.toThrow(
      'lacks one that is in use',
    );
    const foreign = { ...withAccountKeys(next), numbers: newToken() };
    await expect(verifyKeysAndReencrypt(db, foreign)).rejects.toThrow(
      'belongs to another database',
    );
    await verifyKeysAndReencrypt(db, withAccountKeys(old, next));
  });
});
