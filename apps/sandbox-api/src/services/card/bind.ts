import { validateAddBank } from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { bankCards } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { newId } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { sealStored } from '../../keys/seal.ts';
import { hashNumber } from '../../keys/hash-number.ts';

const maxCards = 20;

/** The selected values must have the order of the table's columns. */
function insertCard(db: Db, card: typeof bankCards.$inferSelect) {
  const { id, userId, bankCode, accountSealed, accountHash, accountMasked, createdAtMs } = card;
  const cards = sql`(select count(*) from ${bankCards} where ${bankCards.userId} = ${userId})`;
  return db
    .insert(bankCards)
    .select(
      sql`select ${id}, ${userId}, ${bankCode}, ${accountSealed}, ${accountHash}, ${accountMasked},
        ${createdAtMs}::bigint where ${cards} < ${maxCards}`,
    )
    .onConflictDoNothing()
    .returning({ id: bankCards.id });
}

export async function bindCard(
  db: Db,
  keys: Keys,
  request: {
    userId: string;
    bankCode: string;
    cardNo: string;
    confirmCardNo: string;
    now: number;
  },
): Promise<{ id: string }> {
  const { userId, bankCode, cardNo, now } = request;
  const problem = validateAddBank(request);
  if (problem !== null) throw refuse(problem);
  const id = newId();
  const { hash: accountHash, masked: accountMasked } = hashNumber(keys, 'account', cardNo);
  const account = { accountSealed: sealStored(keys, cardNo, id), accountHash, accountMasked };
  const card = { id, userId, bankCode, ...account, createdAtMs: now };
  const [added] = await insertCard(db, card);
  if (added !== undefined) return added;
  const known = and(
    eq(bankCards.userId, userId),
    eq(bankCards.bankCode, bankCode),
    eq(bankCards.accountHash, accountHash),
  );
  const isKnown = (await db.$count(bankCards, known)) > 0;
  throw isKnown
    ? refuse('accountAlreadyAdded')
    : refuse('tooManyAccounts', { with: { count: maxCards } });
}
