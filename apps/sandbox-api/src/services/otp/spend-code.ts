import { hourMs, limits } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { TooMany } from '../../errors.ts';
import { giveBack } from '../allowance/give-back.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import { trySpend, type Limit } from '../allowance/try-spend.ts';
import { refusalForToday } from './daily-limit.ts';

/** Who asks for a code, and for what. */
export interface CodeRequest {
  /** 10 digits. */
  phone: string;
  /** The hash of the number that the code verifies; null for a sign-in code. */
  aadhaarHash: string | null;
  webUuid: string;
  /** The network of the request; null is not limited. */
  network: string | null;
  now: number;
}

/**
 * A browser chooses its device id itself, so the limit for a device stops honest browsers only. Hundreds
 * of people can share a network, so its limit only stops one line from sending codes to thousands of
 * strangers.
 */
const codesPerHour = { phone: 6, device: 12, network: 120 } as const;

const purposes = ['sign-in', 'aadhaar'] as const;
type Purpose = (typeof purposes)[number];

/** One code a minute, and some an hour. */
const phoneLimits = (purpose: Purpose, phone: string): readonly Limit[] => [
  {
    scope: `code:${purpose}:pause:${phone}`,
    max: 1,
    windowMs: limits.otpResendSeconds * 1000,
  },
  { scope: `code:${purpose}:phone:${phone}`, max: codesPerHour.phone, windowMs: hourMs },
];

/** All scopes that count codes to a number. */
export const scopesOfPhone = (phone: string): string[] =>
  purposes.flatMap((purpose) => phoneLimits(purpose, phone)).map(({ scope }) => scope);

function ownLimits({ aadhaarHash, phone, webUuid }: CodeRequest): readonly Limit[] {
  const purpose = aadhaarHash === null ? 'sign-in' : 'aadhaar';
  const scope = `code:${purpose}:device:${webUuid}`;
  return [...phoneLimits(purpose, phone), { scope, max: codesPerHour.device, windowMs: hourMs }];
}

const networkAllowance = (network: string): Allowance => ({
  scope: `code:network:${network}`,
  max: codesPerHour.network,
  windowMs: hourMs,
  refusal: 'Too many codes were sent to your network.',
});

/**
 * Counts a code before it is sent. Throws TooMany. Other codes to this number, or from this device or
 * network, wait until the transaction ends.
 */
export async function spendCode(tx: Db, request: CodeRequest): Promise<void> {
  const { phone, aadhaarHash, network, now } = request;
  const refusal = await refusalForToday(tx, { phone, isAadhaar: aadhaarHash !== null, now });
  if (refusal !== null) throw refusal;
  let freeAtMs = now;
  for (const limit of ownLimits(request)) {
    freeAtMs = Math.max(freeAtMs, (await trySpend(tx, limit, { now })) ?? now);
  }
  if (freeAtMs > now) {
    const waitMs = freeAtMs - now;
    const seconds = Math.ceil(waitMs / 1000);
    throw new TooMany(`Please wait ${seconds} seconds before asking for another code.`, waitMs);
  }
  if (network !== null) await spend(tx, networkAllowance(network), { now });
}

/** Undoes the count when no code is sent after all. */
export async function giveBackCode(tx: Db, request: CodeRequest): Promise<void> {
  for (const limit of ownLimits(request)) await giveBack(tx, limit);
  if (request.network !== null) await giveBack(tx, networkAllowance(request.network));
}
