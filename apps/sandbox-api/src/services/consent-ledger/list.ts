import type { Schema } from '@kosha/api-client';
import {
  canWithdrawConsent,
  consentPurposes,
  findTamperedConsentEvent,
  canProcessData,
  policyOf,
  type ConsentNotice,
} from '@kosha/domain';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { consentEvents, consentSalts } from '../../db/schema/index.ts';
import { sha256 } from '../../keys/ids.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import type { Translator } from '../../messages/translator.ts';
import type { ConsentRow } from './find.ts';
import { translatedConsentNotice } from './notice-in.ts';

/** Only the newest entries are loaded and verified. */
const newest = 200;

export const readConsentLedger = (db: Db, userId: string): Promise<ConsentRow[]> =>
  db
    .select()
    .from(consentEvents)
    .where(eq(consentEvents.userId, userId))
    .orderBy(desc(consentEvents.number))
    .limit(newest);

/** Lists a borrower's consents. Past notices have their original wording (D57). */
export async function listConsents(
  db: Db,
  { userId, translator }: { userId: string; translator: Translator },
): Promise<Schema<'ConsentList'>> {
  const [{ policyProfile }, rows, [saltRow]] = await Promise.all([
    readSettings(db),
    readConsentLedger(db, userId),
    db.select().from(consentSalts).where(eq(consentSalts.userId, userId)),
  ]);
  const policy = policyOf(policyProfile);
  return {
    isWhole: isChainIntact(rows, saltRow),
    consents: consentPurposes.map((purpose) => {
      const own = rows.filter((row) => row.purpose === purpose);
      return {
        purpose,
        state: own[0]?.state ?? 'none',
        notice: onWire(translatedConsentNotice(translator, purpose)),
        canWithdraw: canWithdrawConsent(purpose),
        isInUse: canProcessData(purpose, own[0]?.state ?? 'none', policy),
        history: own.map((row, at) => ({
          number: row.number,
          state: row.state,
          ...(row.way !== null && { way: row.way }),
          time: row.atMs,
          endTime: own[at - 1]?.atMs ?? null,
          notice: onWire(row.notice),
          noticeHash: row.noticeHash,
          hash: row.hash,
        })),
      };
    }),
  };
}

type SaltRow = typeof consentSalts.$inferSelect;

/** Returns false if the first or last entry is missing, or a hash does not match. */
function isChainIntact(rows: readonly ConsentRow[], saltRow: SaltRow | undefined): boolean {
  const { salt = '', lastNumber = 0, lastHash = null } = saltRow ?? {};
  const [last] = rows;
  if ((last?.number ?? 0) !== lastNumber || (last?.hash ?? null) !== lastHash) return false;
  const beginning = rows.length < newest ? (rows.at(-1)?.number ?? 1) : 1;
  return (
    beginning === 1 &&
    findTamperedConsentEvent(rows.toReversed().map(toEvent), salt, sha256) === null
  );
}

const toEvent = ({ number, state, way, notice, atMs, previousHash, hash }: ConsentRow) => ({
  number,
  state,
  way,
  notice,
  at: atMs,
  previousHash,
  hash,
});

const onWire = ({ items, recipients, ...notice }: ConsentNotice) => ({
  ...notice,
  items: [...items],
  recipients: [...recipients],
});
