import type { Schema } from '@kosha/api-client';
import { addYears } from '@kosha/domain';
import { and, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import {
  dataKinds,
  denialLaw,
  laws,
  type DataKind,
  type DataKindEntry,
} from '../../db/data-kinds.ts';
import { dataMap } from '../../db/data-map.ts';
import type { Db } from '../../db/database.ts';
import { consentSalts, identities, orders, runningStates, users } from '../../db/schema/index.ts';
import { sealStored } from '../../keys/seal.ts';
import type { Keys } from '../../keys/keys.ts';
import { refuse } from '../../refusals/refuse.ts';
import { endSession } from '../session/end.ts';
import { denialEndOf, retainDenials } from './denials.ts';
import { borrowerRowsCondition, type BorrowerIdentifiers } from './rows-of.ts';

type Outcome = Schema<'ErasedKind'>;

/**
 * Without `isConfirmed`, only returns what an erasure would do (D60). Throws a Refusal while a loan
 * or application is running. The caller must have locked the account (`lockAccount`).
 */
export async function eraseData(
  db: Db,
  request: BorrowerIdentifiers & { isConfirmed: boolean; keys: Keys; now: number },
): Promise<Schema<'Erasure'>> {
  const { userId, isConfirmed, now } = request;
  return db.transaction(async (tx) => {
    const isRunning = and(eq(orders.userId, userId), inArray(orders.state, [...runningStates]));
    if ((await tx.$count(orders, isRunning)) > 0) throw refuse('erasureLoanRunning');
    const lastLoanMs = await lastLoanOf(tx, userId);
    const denialEndMs = await denialEndOf(tx, { userId, now });
    const kinds = (Object.keys(dataKinds) as DataKind[]).map((kind) =>
      kind === 'denials' && denialEndMs !== null
        ? retainedDenial(denialEndMs)
        : outcomeOf(kind, lastLoanMs, now),
    );
    if (isConfirmed) {
      await retainDenials(tx, request);
      for (const { kind, fate } of kinds) if (fate === 'erased') await remove(tx, request, kind);
      await endSession(tx, { userId, tokenHash: '', isEverywhere: true, now });
      await lock(tx, request, latestOf(kinds, now));
    }
    return { isDone: isConfirmed, kinds };
  });
}

async function lastLoanOf(tx: Db, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({ endedAtMs: max(orders.settledAtMs) })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.loanedAtMs)));
  return row?.endedAtMs ?? null;
}

function outcomeOf(
  kind: DataKind,
  lastLoanMs: number | null,
  now: number,
): Outcome & { kind: DataKind } {
  const entry: DataKindEntry = dataKinds[kind];
  const borrowed = lastLoanMs === null ? 'without' : 'withLoan';
  const fate = entry.fate[borrowed];
  const { title } = entry;
  if (fate === 'erased' || entry.law === undefined) {
    return { kind, title, fate, law: null, until: null };
  }
  const law = laws[entry.law[borrowed]];
  const from = law.from === 'lastLoan' ? (lastLoanMs ?? now) : now;
  return { kind, title, fate, law: law.name, until: addYears(from, law.years) };
}

const retainedDenial = (until: number): Outcome & { kind: DataKind } => ({
  kind: 'denials',
  title: dataKinds.denials.title,
  fate: 'kept',
  law: denialLaw,
  until,
});

const latestOf = (kinds: readonly Outcome[], now: number) =>
  Math.max(now, ...kinds.map(({ until }) => until ?? 0));

async function remove(tx: Db, borrower: BorrowerIdentifiers, kind: DataKind): Promise<void> {
  for (const [table, entry] of Object.entries(dataMap)) {
    if (entry.kind !== kind) continue;
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${borrowerRowsCondition(borrower, entry)}`,
    );
  }
}

/**
 * Replaces the phone number and the hashes of Aadhaar and PAN, so that the person can sign up
 * again. Deletes the salt of the consent hashes, so that nobody can check guesses against them.
 */
async function lock(
  tx: Db,
  { userId, phone, keys }: BorrowerIdentifiers & { keys: Keys },
  purgeAtMs: number,
): Promise<void> {
  await tx.delete(consentSalts).where(eq(consentSalts.userId, userId));
  await tx
    .update(identities)
    .set({
      aadhaarHash: sql`'erased:' || ${identities.userId}`,
      panHash: sql`'erased:' || ${identities.userId}`,
    })
    .where(eq(identities.userId, userId));
  await tx
    .update(users)
    .set({ phone: `erased:${userId}`, phoneSealed: sealStored(keys, phone, userId), purgeAtMs })
    .where(eq(users.id, userId));
}
