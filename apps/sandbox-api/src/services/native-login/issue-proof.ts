import { minuteMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { nativeProofs, type NativeApp } from '../../db/schema/index.ts';
import { newToken, sha256 } from '../../keys/ids.ts';

/** A proof must stay valid while the web app loads on a slow connection and then signs in. */
export const loginProofLifetimeMs = 5 * minuteMs;

/** Issues a one-time proof with which a native app signs in its user (D14). */
export async function issueLoginProof(
  db: Db,
  { app, phone, now }: { app: NativeApp; phone: string; now: number },
): Promise<string> {
  const proof = newToken();
  await db
    .insert(nativeProofs)
    .values({ proofHash: sha256(proof), app, phone, expiresAtMs: now + loginProofLifetimeMs });
  return proof;
}
