import { canProcessData, policyOf, type ConsentPurpose, type ConsentState } from '@kosha/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { consentEvents } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';

const newestOf = prepareQueryOnce((db) =>
  db
    .select()
    .from(consentEvents)
    .where(
      and(
        eq(consentEvents.userId, sql.placeholder('userId')),
        eq(consentEvents.purpose, sql.placeholder('purpose')),
      ),
    )
    .orderBy(desc(consentEvents.number))
    .limit(1)
    .prepare(''),
);

export type ConsentRow = typeof consentEvents.$inferSelect;

export async function findNewestConsent(
  db: Db,
  { userId, purpose }: { userId: string; purpose: ConsentPurpose },
): Promise<ConsentRow | null> {
  const [newest] = await newestOf(db).execute({ userId, purpose });
  return newest ?? null;
}

/** Visitors have no consents, because the app never asks visitors for consent. */
export async function consentState(
  db: Db,
  { userId, purpose }: { userId: string | null; purpose: ConsentPurpose },
): Promise<ConsentState> {
  if (userId === null) return 'none';
  return (await findNewestConsent(db, { userId, purpose }))?.state ?? 'none';
}

/** Whether the borrower's data may be used for the purpose (D54, D57). */
export async function mayUseData(
  db: Db,
  request: { userId: string | null; purpose: ConsentPurpose },
): Promise<boolean> {
  const [{ policyProfile }, state] = [await readSettings(db), await consentState(db, request)];
  return canProcessData(request.purpose, state, policyOf(policyProfile));
}
