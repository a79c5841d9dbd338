import { validateAddBank, validationMessages } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/prepared.ts';
import { bankCards } from '../../db/schema/index.ts';
import { Conflict, Refused } from '../../errors.ts';
import { newId } from '../../ids.ts';

const insertCard = statement<{ id: string }>((db) =>
  db
    .insert(bankCards)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      bankCode: sql.placeholder('bankCode'),
      accountNo: sql.placeholder('accountNo'),
      createdAtMs: sql.placeholder('createdAtMs'),
    })
    .onConflictDoNothing()
    .returning({ id: bankCards.id }),
);

/** Adds a bank account. Throws Refused when it is not valid, Conflict when it was added before. */
export async function bindCard(
  db: Db,
  request: {
    userId: string;
    /** The IFSC code. */
    bankCode: string;
    cardNo: string;
    confirmCardNo: string;
    now: number;
  },
): Promise<{ id: string }> {
  const { userId, bankCode, cardNo, now } = request;
  const problem = validateAddBank(request);
  if (problem !== null) throw new Refused(validationMessages[problem]);
  const card = { id: newId(), userId, bankCode, accountNo: cardNo, createdAtMs: now };
  const [added] = await insertCard(db, card);
  if (added === undefined) throw new Conflict('This account has been added already.');
  return added;
}
