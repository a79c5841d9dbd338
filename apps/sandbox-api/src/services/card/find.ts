import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { bankBranches, bankCards, bankCities, banks } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';

export type BankCard = typeof bankCards.$inferSelect;

const cardsOfUser = prepareQueryOnce((db) =>
  db
    .select({ ...getTableColumns(bankCards), bankName: banks.name })
    .from(bankCards)
    .leftJoin(bankBranches, eq(bankBranches.ifsc, bankCards.bankCode))
    .leftJoin(bankCities, eq(bankCities.id, bankBranches.cityId))
    .leftJoin(banks, eq(banks.id, bankCities.bankId))
    .where(eq(bankCards.userId, sql.placeholder('userId')))
    .orderBy(desc(bankCards.createdAtMs), desc(bankCards.id))
    .prepare(''),
);

/** A bank card with the bank's name, which is null if the IFSC code is not in the directory. */
type NamedCard = BankCard & { bankName: string | null };

export async function listCards(db: Db, userId: string): Promise<readonly NamedCard[]> {
  return cardsOfUser(db).execute({ userId });
}

export async function findCard(
  db: Db,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<BankCard> {
  const [card] = await db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.id, cardId), eq(bankCards.userId, userId)));
  if (card === undefined) throw refuse('cardNotFound');
  return card;
}
