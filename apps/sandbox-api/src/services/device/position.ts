import { dayMs, limits, sanitizePlainText } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { devicePositions } from '../../db/schema/index.ts';
import { consentState } from '../consent-ledger/find.ts';
import { readSettings } from '../../providers/settings/settings.ts';

/** The app requests the location again after this time. */
const freshForMs = 30 * dayMs;

/**
 * Whether the app must request the location (§7.54): not if the borrower has refused consent or
 * withdrawn it, and not while the stored location is recent.
 */
export async function isPositionRequired(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<boolean> {
  const { isPositionWanted } = await readSettings(db);
  if (!isPositionWanted) return false;
  const state = await consentState(db, { userId, purpose: 'place' });
  if (state === 'refused' || state === 'withdrawn') return false;
  const [stored] = await db
    .select({ sharedAtMs: devicePositions.sharedAtMs })
    .from(devicePositions)
    .where(eq(devicePositions.userId, userId));
  return stored === undefined || now - stored.sharedAtMs >= freshForMs;
}

interface Position {
  address: string;
  latitude: number;
  longitude: number;
}

export async function savePosition(
  db: Db,
  { userId, position, now }: { userId: string; position: Position; now: number },
): Promise<void> {
  if (!(await readSettings(db)).isPositionWanted) return;
  const row = {
    address: sanitizePlainText(position.address),
    latitude: roughly(position.latitude),
    longitude: roughly(position.longitude),
    sharedAtMs: now,
  };
  await db
    .insert(devicePositions)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: devicePositions.userId, set: row });
}

const roughly = (degrees: number) => Number(degrees.toFixed(limits.positionDecimals));
