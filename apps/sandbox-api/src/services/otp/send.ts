import { limits } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Translator } from '../../messages/translator.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { issueCode } from './issue.ts';
import { countRequestedCode } from './spend-code.ts';

/** Sends a sign-in code by SMS (D28). */
export async function sendCode(
  db: Db,
  signIn: {
    phone: string;
    webUuid: string;
    network: string | null;
    host: string;
    keys: Keys;
    translator: Translator;
    now: number;
  },
): Promise<void> {
  const request = { ...signIn, aadhaarHash: null };
  await db.transaction(async (tx) => {
    await countRequestedCode(tx, request);
    await issueCode(tx, {
      ...request,
      digits: limits.loginCodeDigits,
      purpose: smsTemplates.purposeLogin,
    });
  });
}
