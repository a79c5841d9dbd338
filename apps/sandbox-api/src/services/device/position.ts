import { dayMs, limits, plainText } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { devicePositions } from '../../db/schema/index.ts';
import { consentState } from '../consent-ledger/find.ts';
import { readSettings } from '../../providers/settings/settings.ts';

/** A position is asked for again after this time. */
const freshForMs = 30 * dayMs;

/** Whether the borrower's position is wanted (§7.54): the setting says so, it was not refused, and none is fresh. */
export async function isPositionNeeded(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<boolean> {
  const { isPositionWanted } = await readSettings(db);
  if (!isPositionWanted) return false;
  const state = await consentState(db, { userId, purpose: 'place' });
  if (state === 'refused' || state === 'withdrawn') return false;
  const [kept] = await db
    .select({ sharedAtMs: devicePositions.sharedAtMs })
    .from(devicePositions)
    .where(eq(devicePositions.userId, userId));
  return kept === undefined || now - kept.sharedAtMs >= freshForMs;
}

interface Position {
  address: string;
  latitude: number;
  longitude: number;
}

/** Keeps the borrower's newest position, roughly; nothing while none is wanted. */
export async function keepPosition(
  db: Db,
  { userId, position, now }: { userId: string; position: Position; now: number },
): Promise<void> {
  if (!(await readSettings(db)).isPositionWanted) return;
  const kept = {
    address: plainText(position.address),
    latitude: roughly(position.latitude),
    longitude: roughly(position.longitude),
    sharedAtMs: now,
  };
  await db
    .insert(devicePositions)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: devicePositions.userId, set: kept });
}

const roughly = (degrees: number) => Number(degrees.toFixed(limits.positionDecimals));
