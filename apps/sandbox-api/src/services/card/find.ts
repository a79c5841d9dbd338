import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { bankCards } from '../../db/schema/index.ts';
import { NotFound } from '../../errors.ts';

export type BankCard = typeof bankCards.$inferSelect;

const cardsOfUser = prepared((db) =>
  db
    .select()
    .from(bankCards)
    .where(eq(bankCards.userId, sql.placeholder('userId')))
    .orderBy(desc(bankCards.createdAtMs), desc(bankCards.id))
    .prepare(''),
);

/** The borrower's cards, newest first. */
export async function listCards(db: Db, userId: string): Promise<readonly BankCard[]> {
  return cardsOfUser(db).execute({ userId });
}

/** A card of the borrower. Throws NotFound, for another borrower's card too. */
export async function findCard(
  db: Db,
  { userId, cardId }: { readonly userId: string; readonly cardId: string },
): Promise<BankCard> {
  const [card] = await db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.id, cardId), eq(bankCards.userId, userId)));
  if (card === undefined) throw new NotFound('This bank card was not found.');
  return card;
}
