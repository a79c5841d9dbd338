import { hourMs, limits } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import { trySpend, type Limit, revertUse } from '../allowance/try-spend.ts';
import { findKnownPlace } from '../session/known-place.ts';
import { purposeOf, scopeOfNetwork, scopeOfPhone, type CodeCaller } from './purpose.ts';
import { refusalOf } from './wrong-codes.ts';

/**
 * Devices choose their own id, so that limit stops only honest browsers. A network may be shared by
 * hundreds of people, so its limit only stops one connection from messaging thousands of numbers.
 * The total per number prevents flooding.
 */
const codesPerHour = { phone: 6, phoneInAllNetworks: 30, device: 12, network: 120 } as const;

/**
 * One code a minute, and some an hour. Each of the borrower's known devices has its own counter,
 * and each network has one for all other devices, so callers cannot exhaust each other's limits.
 */
async function ownLimits(tx: Db, caller: CodeCaller): Promise<readonly Limit[]> {
  const { phone, webUuid, network, aadhaarHash } = caller;
  const code = `code:${purposeOf(caller)}`;
  const ofPhone = `${scopeOfPhone(phone)}:${code}`;
  const known = aadhaarHash === null ? await findKnownPlace(tx, caller) : signedIn;
  const own = `${ofPhone}:${known.isDevice ? `device:${webUuid}` : scopeOfNetwork(network)}`;
  const all = { scope: ofPhone, max: codesPerHour.phoneInAllNetworks, windowMs: hourMs };
  return [
    { scope: `${own}:pause`, max: 1, windowMs: limits.otpResendSeconds * 1000 },
    { scope: own, max: codesPerHour.phone, windowMs: hourMs },
    ...(known.isDevice || known.isNetwork ? [] : [all]),
    { scope: `device:${webUuid}:${code}`, max: codesPerHour.device, windowMs: hourMs },
  ];
}

/** With a session nobody else can request the borrower's codes; they are counted across devices. */
const signedIn = { isDevice: false, isNetwork: true } as const;

const networkAllowance = (network: string): Allowance => ({
  scope: `network:${network}:code`,
  max: codesPerHour.network,
  windowMs: hourMs,
  refusal: 'tooManyCodesInNetwork',
});

/**
 * Counts a code before it is sent. Throws a Refusal. Other codes for this number, device or network
 * wait until the transaction ends.
 */
export async function spendCode(tx: Db, request: CodeCaller): Promise<void> {
  const { network, now } = request;
  const refusal = await refusalOf(tx, request);
  if (refusal !== null) throw refusal;
  let freeAtMs = now;
  for (const limit of await ownLimits(tx, request)) {
    freeAtMs = Math.max(freeAtMs, (await trySpend(tx, limit, { now })) ?? now);
  }
  if (freeAtMs > now) {
    const waitMs = freeAtMs - now;
    const seconds = Math.ceil(waitMs / 1000);
    throw refuse('codeTooSoon', { with: { seconds }, waitMs });
  }
  if (network !== null) await spend(tx, networkAllowance(network), { now });
}

/** Reverts `spendCode` if no code is sent. Not for a code counted for a network. */
export async function revertCode(tx: Db, request: CodeCaller & { network: null }): Promise<void> {
  for (const limit of await ownLimits(tx, request)) await revertUse(tx, limit);
}
