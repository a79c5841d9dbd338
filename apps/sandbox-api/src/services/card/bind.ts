import { validateAddBank } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { bankCards } from '../../db/schema/index.ts';
import { Conflict, Refused } from '../../errors.ts';

/** Adds a bank account to a borrower. Throws Refused when the two numbers differ, Conflict twice. */
export async function bindCard(
  db: Db,
  request: {
    readonly userId: string;
    /** The IFSC code. */
    readonly bankCode: string;
    readonly cardNo: string;
    readonly confirmCardNo: string;
    readonly now: number;
  },
): Promise<{ readonly id: string }> {
  const { userId, bankCode, cardNo, now } = request;
  if (validateAddBank(request) !== null) throw new Refused('Please Confirm Account');
  const [card] = await db
    .insert(bankCards)
    .values({ userId, bankCode, accountNo: cardNo, createdAtMs: now })
    .onConflictDoNothing()
    .returning({ id: bankCards.id });
  if (card === undefined) throw new Conflict('This account has been added already.');
  return card;
}
