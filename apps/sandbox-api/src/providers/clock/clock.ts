import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { clock, clockRowId } from '../../db/schema/providers.ts';

export type RealNow = () => number;

export async function readClockOffsetMs(db: Db): Promise<number> {
  const [row] = await db.select().from(clock).where(eq(clock.id, clockRowId));
  return row?.offsetMs ?? 0;
}

/** The server's time, epoch ms: real time plus the offset set on the control page (D29). */
export async function readNow(db: Db, realNow: RealNow): Promise<number> {
  return realNow() + (await readClockOffsetMs(db));
}

export async function moveClock(db: Db, byMs: number): Promise<void> {
  await db
    .update(clock)
    .set({ offsetMs: sql`${clock.offsetMs} + ${Math.round(byMs)}` })
    .where(eq(clock.id, clockRowId));
}

export async function setClock(db: Db, realNow: RealNow, toMs: number | null): Promise<void> {
  const offsetMs = toMs === null ? 0 : Math.round(toMs - realNow());
  await db.update(clock).set({ offsetMs }).where(eq(clock.id, clockRowId));
}
