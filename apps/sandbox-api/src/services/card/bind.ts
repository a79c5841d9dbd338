import { validateAddBank } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/prepared.ts';
import { bankCards } from '../../db/schema/index.ts';
import { Conflict, Refused } from '../../errors.ts';
import { newId } from '../../ids.ts';

const insertCard = statement<{ readonly id: string }>((db) =>
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
  const card = { id: newId(), userId, bankCode, accountNo: cardNo, createdAtMs: now };
  const [added] = await insertCard(db, card);
  if (added === undefined) throw new Conflict('This account has been added already.');
  return added;
}
