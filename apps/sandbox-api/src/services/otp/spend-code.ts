import { hourMs, limits } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import {
  countUseOrRefuse,
  tryCountUse,
  type Allowance,
  type RateLimit,
  revertUse,
} from '../allowance/try-spend.ts';
import { matchKnownDevice } from '../session/known-device.ts';
import { otpPurposeOf, networkLimitScope, phoneLimitScope, type OtpRequester } from './purpose.ts';
import { findLimitRefusal } from './wrong-codes.ts';

/**
 * Codes per hour. An attacker can avoid `device`, because clients choose their device id.
 * `network` is high, because hundreds of people may share a network.
 */
const codesPerHour = { phone: 6, phoneInAllNetworks: 30, device: 12, network: 120 } as const;

const pauseMs = limits.otpResendSeconds * 1000;

/**
 * A device on which the borrower has signed in before has its own counter, so that strangers cannot
 * exhaust the borrower's limits.
 */
async function ownLimits(tx: Db, caller: OtpRequester): Promise<readonly RateLimit[]> {
  const { phone, webUuid, network, aadhaarHash } = caller;
  const code = `code:${otpPurposeOf(caller)}`;
  const ofPhone = `${phoneLimitScope(phone)}:${code}`;
  const known = aadhaarHash === null ? await matchKnownDevice(tx, caller) : signedIn;
  const own = `${ofPhone}:${known.isDevice ? `device:${webUuid}` : networkLimitScope(network)}`;
  const all = { scope: ofPhone, max: codesPerHour.phoneInAllNetworks, windowMs: hourMs };
  return [
    { scope: `${own}:pause`, max: 1, windowMs: pauseMs },
    { scope: own, max: codesPerHour.phone, windowMs: hourMs },
    ...(known.isDevice || known.isNetwork ? [] : [all]),
    { scope: `device:${webUuid}:${code}`, max: codesPerHour.device, windowMs: hourMs },
  ];
}

/**
 * Used for Aadhaar codes, which only signed-in borrowers request. `isDevice` is false, so that all
 * devices of a borrower share counters.
 */
const signedIn = { isDevice: false, isNetwork: true } as const;

const networkAllowance = (network: string): Allowance => ({
  scope: `network:${network}:code`,
  max: codesPerHour.network,
  windowMs: hourMs,
  refusal: 'tooManyCodesInNetwork',
});

/**
 * Counts a requested code. Throws a Refusal if a rate limit is reached. Locks the counters, so that
 * concurrent requests for the same phone number, device or network wait for this transaction.
 */
export async function countRequestedCode(tx: Db, request: OtpRequester): Promise<void> {
  const { network, now } = request;
  const refusal = await findLimitRefusal(tx, request);
  if (refusal !== null) throw refusal;
  let freeAtMs = now;
  for (const limit of await ownLimits(tx, request)) {
    freeAtMs = Math.max(freeAtMs, (await tryCountUse(tx, limit, { now })) ?? now);
  }
  if (freeAtMs > now) throw refusalFor(freeAtMs - now);
  if (network !== null) await countUseOrRefuse(tx, networkAllowance(network), { now });
}

/** Shows seconds only for the pause between two codes, because other waits are longer. */
const refusalFor = (waitMs: number) =>
  waitMs > pauseMs
    ? refuse('tooManyCodes', { with: { wait: { wait: waitMs } }, waitMs })
    : refuse('codeTooSoon', { with: { seconds: Math.ceil(waitMs / 1000) }, waitMs });

/**
 * Reverts `countRequestedCode` if no code was sent. `network` must be null, because this function
 * does not revert the count of a network.
 */
export async function revertRequestedCode(
  tx: Db,
  request: OtpRequester & { network: null },
): Promise<void> {
  for (const limit of await ownLimits(tx, request)) await revertUse(tx, limit);
}
