import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { and, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { bankCards, secrets, users } from '../db/schema/index.ts';
import { keyedHash, newId, newToken } from '../keys/ids.ts';
import { type Keys, type EncodedKeys, decodeKeys } from '../keys/keys.ts';
import { sealStored, unsealStored } from '../keys/seal.ts';
import { StartError } from './start-error.ts';

const batch = 500;

/**
 * Throws StartError if the keys belong to another database. Re-encrypts bank account numbers and
 * phone numbers with the newest key, so that older keys can be removed from the key file.
 */
export async function verifyKeysAndReencrypt(db: Db, keys: Keys): Promise<void> {
  const mark = { key: 'numbers-mark', value: keyedHash(keys.numbers, 'mark') };
  await db.insert(secrets).values(mark).onConflictDoNothing();
  const [stored] = await db.select().from(secrets).where(eq(secrets.key, mark.key));
  if (stored?.value !== mark.value) {
    throw new StartError('The file of keys belongs to another database. Set KEYS_FILE to its own.');
  }
  while (await resealAccounts(db, keys));
  while (await resealLockedNumbers(db, keys));
}

async function resealAccounts(db: Db, keys: Keys): Promise<boolean> {
  const isNewest = sql`starts_with(${bankCards.accountSealed}, ${keys.accounts[0].id})`;
  const old = await db
    .select({ id: bankCards.id, sealed: bankCards.accountSealed })
    .from(bankCards)
    .where(not(isNewest))
    .limit(batch);
  for (const { id, sealed } of old) {
    const accountSealed = sealStored(keys, decryptOrStop(keys, sealed, id), id);
    await db.update(bankCards).set({ accountSealed }).where(eq(bankCards.id, id));
  }
  return old.length > 0;
}

/** Re-encrypts the phone numbers of erased accounts, which are stored encrypted (D60). */
async function resealLockedNumbers(db: Db, keys: Keys): Promise<boolean> {
  const old = await db
    .select({ id: users.id, sealed: users.phoneSealed })
    .from(users)
    .where(
      and(
        isNotNull(users.purgeAtMs),
        sql`not starts_with(${users.phoneSealed}, ${keys.accounts[0].id})`,
      ),
    )
    .limit(batch);
  for (const { id, sealed } of old) {
    const phoneSealed = sealStored(keys, decryptOrStop(keys, sealed ?? '', id), id);
    await db.update(users).set({ phoneSealed }).where(eq(users.id, id));
  }
  return old.length > 0;
}

function decryptOrStop(keys: Keys, sealed: string, place: string): string {
  try {
    return unsealStored(keys, sealed, place);
  } catch (error) {
    throw new StartError(`The file of keys lacks one that is in use: ${(error as Error).message}`);
  }
}

export async function readOrCreateKeys(file: string): Promise<Keys> {
  try {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return make(file);
      throw error;
    });
    return decodeKeys(JSON.parse(text) as Partial<EncodedKeys>);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file of keys ${file} cannot be used: ${reason}`);
  }
}

/** If several processes start together, all use the file that was created first. */
async function make(file: string): Promise<string> {
  const fresh: EncodedKeys = {
    accounts: [newToken()],
    payments: [newToken()],
    numbers: newToken(),
  };
  const draft = `${file}.${newId()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, `${JSON.stringify(fresh, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
