import { randomInt } from 'node:crypto';
import { limits } from '@kosha/domain';
import { and, count, eq, gt, isNotNull, isNull, lte, max, min, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { TooMany } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { sendSms } from '../../simulators/sms/inbox.ts';
import { readSecret } from '../secret/read.ts';
import { refusalForToday } from './daily-limit.ts';
import { hashCode } from './hash.ts';

const HOUR_MS = 60 * 60 * 1000;
const CODES_PER_HOUR = { phone: 6, webUuid: 12 } as const;

export interface CodeRequest {
  /** 10 digits. */
  readonly phone: string;
  /** The number the code is to verify, hashed; null is a code to sign in with. */
  readonly aadhaarHash: string | null;
  readonly webUuid: string;
  readonly now: number;
}

/** Lets nobody else send to the phone or from the device until the transaction ends; throws TooMany. */
export async function assertMaySend(tx: Db, request: CodeRequest): Promise<void> {
  const { phone, aadhaarHash, webUuid, now } = request;
  // Two requests at once must not both find the number free; always in this order.
  await lock(tx, `otp-phone:${phone}`);
  await lock(tx, `otp-device:${webUuid}`);
  const refusal = await refusalForToday(tx, { phone, isAadhaar: aadhaarHash !== null, now });
  if (refusal !== null) throw refusal;
  const byPhone = await sentInLastHour(tx, eq(otps.phone, phone), request);
  const byDevice = await sentInLastHour(tx, eq(otps.webUuid, webUuid), request);
  const freeAtMs = Math.max(
    byPhone.lastMs + limits.otpResendSeconds * 1000,
    byPhone.count >= CODES_PER_HOUR.phone ? byPhone.firstMs + HOUR_MS : 0,
    byDevice.count >= CODES_PER_HOUR.webUuid ? byDevice.firstMs + HOUR_MS : 0,
  );
  if (freeAtMs <= now) return;
  const seconds = Math.ceil((freeAtMs - now) / 1000);
  throw new TooMany(`Please wait ${seconds} seconds before asking for another code.`);
}

/**
 * Makes a code and sends it (D28). `purpose` completes '123456 is your … code.'; a `host` ends the
 * message in the line by which a browser there may fill the code in by itself (WebOTP).
 */
export async function issueCode(
  tx: Db,
  request: CodeRequest & {
    readonly digits: number;
    readonly purpose: string;
    readonly host?: string;
  },
): Promise<void> {
  const { phone, aadhaarHash, webUuid, now, digits, purpose, host } = request;
  const id = newId();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await tx.insert(otps).values({
    id,
    phone,
    aadhaarHash,
    webUuid,
    codeHash: hashCode(await readSecret(tx, 'otp'), id, code),
    createdAtMs: now,
    expiresAtMs: now + limits.otpLifetimeMs,
  });
  const minutes = limits.otpLifetimeMs / 60_000;
  const text = `${code} is your ${purpose} code. It is valid for ${minutes} minutes. Tell it to nobody.`;
  const body = host === undefined ? text : `${text}\n@${host} #${code}`;
  await sendSms(tx, { phone, body, now });
}

/** Codes dated ahead of `now`, which a clock set back leaves behind, do not count. */
async function sentInLastHour(tx: Db, whose: SQL, { aadhaarHash, now }: CodeRequest) {
  const at = otps.createdAtMs;
  const isSamePurpose =
    aadhaarHash === null ? isNull(otps.aadhaarHash) : isNotNull(otps.aadhaarHash);
  const [row] = await tx
    .select({ count: count(), firstMs: min(at), lastMs: max(at) })
    .from(otps)
    .where(and(whose, isSamePurpose, gt(at, now - HOUR_MS), lte(at, now)));
  return { count: row?.count ?? 0, firstMs: row?.firstMs ?? 0, lastMs: row?.lastMs ?? 0 };
}

async function lock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
