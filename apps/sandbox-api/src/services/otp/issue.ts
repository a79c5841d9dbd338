import { randomInt } from 'node:crypto';
import { HOUR_MS, limits, MINUTE_MS } from '@kosha/domain';
import { and, count, eq, gt, isNotNull, isNull, lte, max, min, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { TooMany } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { sendSms } from '../../simulators/sms/inbox.ts';
import { waitInWords } from '../allowance/wait-in-words.ts';
import { readSecret } from '../secret/read.ts';
import { refusalForToday } from './daily-limit.ts';
import { hashCode } from './hash.ts';

/**
 * A device's id is its own to choose, so it holds up only what is honest; hundreds of people may
 * share a network, so its figure is no more than a bound on what one line can send to strangers.
 */
const CODES_PER_HOUR = { phone: 6, webUuid: 12, network: 120 } as const;

export interface CodeRequest {
  /** 10 digits. */
  readonly phone: string;
  /** The number the code is to verify, hashed; null is a code to sign in with. */
  readonly aadhaarHash: string | null;
  readonly webUuid: string;
  /** Where the request comes from; null is not limited. */
  readonly network: string | null;
  readonly now: number;
}

/** Lets nobody else send to the phone, or from there, until the transaction ends. Throws TooMany. */
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
  if (freeAtMs <= now) return assertNetworkMaySend(tx, request);
  const seconds = Math.ceil((freeAtMs - now) / 1000);
  throw new TooMany(`Please wait ${seconds} seconds before asking for another code.`);
}

async function assertNetworkMaySend(tx: Db, request: CodeRequest): Promise<void> {
  const { network, now } = request;
  if (network === null) return;
  await lock(tx, `otp-network:${network}`);
  const sent = await sentInLastHour(tx, eq(otps.network, network), request);
  if (sent.count < CODES_PER_HOUR.network) return;
  const wait = waitInWords(sent.firstMs + HOUR_MS - now);
  throw new TooMany(`Too many codes were sent to your network. Please try again in ${wait}.`);
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
  const { phone, aadhaarHash, webUuid, network, now, digits, purpose, host } = request;
  const id = newId();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await tx.insert(otps).values({
    id,
    phone,
    aadhaarHash,
    webUuid,
    network,
    codeHash: hashCode(await readSecret(tx, 'otp'), id, code),
    createdAtMs: now,
    expiresAtMs: now + limits.otpLifetimeMs,
  });
  const minutes = limits.otpLifetimeMs / MINUTE_MS;
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
