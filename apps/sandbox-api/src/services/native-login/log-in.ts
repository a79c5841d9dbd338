import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nativeProofs, type NativeApp } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { sha256 } from '../../keys/ids.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { startSession } from '../session/start.ts';
import { findOrCreateUser } from '../user/find-or-create.ts';
import type { Login } from '../user/login.ts';

interface NativeLogin {
  app: NativeApp;
  proof: string;
  /** 10 digits; null when the app did not tell it. */
  phone: string | null;
  webUuid: string;
  now: number;
}

/** Signs in with a native app's proof (D14). Throws a Refusal. */
export async function logInNatively(db: Db, request: NativeLogin): Promise<Login> {
  const { webUuid, now } = request;
  const { nativeLogin } = await readSettings(db);
  if (nativeLogin === 'fail') throw refuse('proofRefused');
  return db.transaction(async (tx) => {
    const phone = await useProof(tx, request);
    const { id: userId, isNew } = await findOrCreateUser(tx, { phone, now });
    return { token: await startSession(tx, { userId, webUuid, now }), isNew };
  });
}

/** Uses the proof up. Returns its number. Throws a Refusal. */
async function useProof(tx: Db, { app, proof, phone, now }: NativeLogin): Promise<string> {
  const [used] = await tx
    .update(nativeProofs)
    .set({ usedAtMs: now })
    .where(
      and(
        eq(nativeProofs.proofHash, sha256(proof)),
        eq(nativeProofs.app, app),
        isNull(nativeProofs.usedAtMs),
        gt(nativeProofs.expiresAtMs, now),
      ),
    )
    .returning({ phone: nativeProofs.phone });
  if (used === undefined || (phone !== null && phone !== used.phone)) throw refuse('proofRefused');
  return used.phone;
}
