import { readFile } from 'node:fs/promises';
import { eq, like, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { allowances, otps, pictures, trackingEvents, users } from '../../db/schema/index.ts';
import type { Keys } from '../../keys/keys.ts';
import { newId } from '../../keys/ids.ts';
import { phoneLimitScope } from '../../services/otp/purpose.ts';
import { inspectPicture } from '../../services/picture/inspect.ts';
import {
  removePictures,
  type PictureStore,
  type UploadTracker,
} from '../../services/picture/store.ts';
import { removeUploads } from '../../services/picture/sweep.ts';
import { startSession } from '../../services/session/start.ts';
import type { Persona } from './persona.ts';
import { smsMessages } from '../../db/schema/providers.ts';

export const facePictureUrl = new URL('../pages/assets/sample-picture.png', import.meta.url);

export interface PersonaSession {
  phone: string;
  token: string | null;
  webUuid: string;
}

export async function recreatePersona(
  db: Db,
  persona: Persona,
  request: {
    phone: string;
    pictureStore: PictureStore;
    keys: Keys;
    now: number;
  },
): Promise<PersonaSession> {
  const { phone, pictureStore, keys, now } = request;
  const uploads: UploadTracker = { store: pictureStore, written: [] };
  const webUuid = newId();
  const face = await inspectPicture(await readFile(facePictureUrl));
  const build = async (tx: Db) => {
    // Concurrent switches to a persona with the same phone number run one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`persona:${phone}`}, 0))`);
    const pictureIds = await forget(tx, phone);
    const userId = await persona.build({ tx, phone, uploads, face, keys, now });
    const token = userId === null ? null : await startSession(tx, { userId, webUuid, now });
    return { session: { phone, token, webUuid }, pictureIds };
  };
  const { session, pictureIds } = await db.transaction(build).catch(async (error: unknown) => {
    await removeUploads(db, uploads);
    throw error;
  });
  await removePictures(pictureStore, pictureIds);
  return session;
}

/** Returns the ids of the photos, whose files the caller deletes after the commit. */
async function forget(tx: Db, phone: string): Promise<readonly string[]> {
  const found = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .innerJoin(users, eq(users.id, pictures.userId))
    .where(eq(users.phone, phone));
  const removed = await tx.delete(users).where(eq(users.phone, phone)).returning({ id: users.id });
  for (const { id } of removed) {
    await tx.delete(trackingEvents).where(eq(trackingEvents.userId, id));
  }
  await tx.delete(otps).where(eq(otps.phone, phone));
  await tx.delete(allowances).where(like(allowances.scope, `${phoneLimitScope(phone)}:%`));
  await tx.delete(smsMessages).where(eq(smsMessages.phone, phone));
  return found.map(({ id }) => id);
}
