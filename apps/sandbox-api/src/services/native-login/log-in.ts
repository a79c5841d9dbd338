import { type Language, nationalPhone } from '@kosha/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nativeProofs, type NativeApp } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { sha256 } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { lockPhone } from '../session/account-lock.ts';
import { hashNetwork } from '../session/known-device.ts';
import { startSession } from '../session/start.ts';
import { findOrCreateUser } from '../user/find-or-create.ts';
import type { Login } from '../user/login.ts';

interface NativeLogin {
  app: NativeApp;
  token: string;
  /** With or without country code; undefined if the app did not send the number. */
  phone?: string | undefined;
  webUuid: string;
  network: string | null;
  keys: Keys;
  os: string;
  language: Language;
  now: number;
}

/** Signs in the user of a native app with a one-time proof (D14). */
export async function logInNatively(db: Db, request: NativeLogin): Promise<Login> {
  const { webUuid, network, keys, os, language, now } = request;
  const { nativeLogin } = await readSettings(db);
  if (nativeLogin === 'fail') throw refuse('proofRefused');
  return db.transaction(async (tx) => {
    await holdNumberOf(tx, request);
    const phone = await useProof(tx, request);
    const { id: userId, ...found } = await findOrCreateUser(tx, { phone, language, keys, now });
    const networkHash = hashNetwork(keys, network);
    return { token: await startSession(tx, { userId, webUuid, networkHash, os, now }), ...found };
  });
}

/**
 * Locks the account of the proof's phone number, before `useProof` locks the proof. All sign-ins
 * lock in this sequence, to avoid deadlocks.
 */
async function holdNumberOf(tx: Db, { token }: NativeLogin): Promise<void> {
  const [proof] = await tx
    .select({ phone: nativeProofs.phone })
    .from(nativeProofs)
    .where(eq(nativeProofs.proofHash, sha256(token)));
  if (proof !== undefined) await lockPhone(tx, proof.phone);
}

async function useProof(tx: Db, { app, token, phone, now }: NativeLogin): Promise<string> {
  const [used] = await tx
    .update(nativeProofs)
    .set({ usedAtMs: now })
    .where(
      and(
        eq(nativeProofs.proofHash, sha256(token)),
        eq(nativeProofs.app, app),
        isNull(nativeProofs.usedAtMs),
        gt(nativeProofs.expiresAtMs, now),
      ),
    )
    .returning({ phone: nativeProofs.phone });
  const isOther = phone !== undefined && nationalPhone(phone) !== used?.phone;
  if (used === undefined || isOther) throw refuse('proofRefused');
  return used.phone;
}
