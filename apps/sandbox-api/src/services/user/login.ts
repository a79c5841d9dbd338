import type { Language } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { Refusal } from '../../refusals/refuse.ts';
import { translatorFor } from '../../messages/translators.ts';
import { recordConsent } from '../consent-ledger/record.ts';
import { verifyCode } from '../otp/try.ts';
import { lockPhone } from '../session/account-lock.ts';
import { hashNetwork } from '../session/known-device.ts';
import { startSession } from '../session/start.ts';
import { findOrCreateUser } from './find-or-create.ts';

export interface Login {
  token: string;
  isNew: boolean;
  language: Language | null;
}

/** Consents that the borrower gives with the checkbox at sign-in (§5.5, D57). */
const agreedAtSignIn = ['agreement', 'privacy'] as const;

export async function login(
  db: Db,
  request: {
    phone: string;
    code: string;
    webUuid: string;
    network: string | null;
    keys: Keys;
    os: string;
    language: Language;
    now: number;
  },
): Promise<Login> {
  const { webUuid, network, keys, os, language, now } = request;
  const result = await db.transaction(async (tx) => {
    await lockPhone(tx, request.phone);
    const refusal = await verifyCode(tx, { ...request, aadhaarHash: null });
    if (refusal !== null) return refusal;
    const { id: userId, ...found } = await findOrCreateUser(tx, request);
    for (const purpose of agreedAtSignIn) {
      const consent = { userId, purpose, state: 'given', way: 'signIn' } as const;
      await recordConsent(tx, { ...consent, translator: translatorFor(language), now });
    }
    const networkHash = hashNetwork(keys, network);
    return { token: await startSession(tx, { userId, webUuid, networkHash, os, now }), ...found };
  });
  if (result instanceof Refusal) throw result;
  return result;
}
