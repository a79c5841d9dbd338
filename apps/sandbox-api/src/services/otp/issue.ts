import { randomInt } from 'node:crypto';
import { limits, minuteMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { newId } from '../../keys/ids.ts';
import { secretPlaceholder, sendSms } from '../../providers/sms/inbox.ts';
import type { Translator } from '../../messages/translator.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { hashOtp } from './hash.ts';
import type { OtpRequester } from './purpose.ts';

export const newCode = (digits: number): string =>
  String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * Sends a new code by SMS (D28). With a `host`, the SMS ends with a WebOTP line, from which
 * browsers autofill the code.
 */
export async function issueCode(
  tx: Db,
  request: Omit<OtpRequester, 'network'> & {
    digits: number;
    purpose: string;
    translator: Translator;
    host?: string;
  },
): Promise<void> {
  const { phone, aadhaarHash, webUuid, now, digits, purpose, keys, host, translator } = request;
  const id = newId();
  const code = newCode(digits);
  await tx.insert(otps).values({
    id,
    phone,
    aadhaarHash,
    webUuid,
    codeHash: hashOtp(keys, id, code),
    createdAtMs: now,
    expiresAtMs: now + limits.otpLifetimeMs,
  });
  const minutes = limits.otpLifetimeMs / minuteMs;
  const values = { secret: secretPlaceholder, purpose: { text: purpose }, minutes };
  const text = translator.translate({ words: smsTemplates.code, with: values });
  const body = host === undefined ? text : `${text}\n@${host} #${secretPlaceholder}`;
  await sendSms(tx, { phone, body, secret: { text: code, keys }, now });
}
