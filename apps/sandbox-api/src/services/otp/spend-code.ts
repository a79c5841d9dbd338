import { hourMs, limits } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import { trySpend, type Limit, giveBack } from '../allowance/try-spend.ts';
import { isKnownDevice } from '../session/is-known-device.ts';
import { purposeOf, scopeOfPhone, type CodeCaller } from './purpose.ts';
import { refusalOf } from './wrong-codes.ts';

/**
 * A browser chooses its device id itself, so the limit for a device stops honest browsers only. Hundreds
 * of people can share a network, so its limit only stops one line from sending codes to thousands of
 * strangers.
 */
const codesPerHour = { phone: 6, device: 12, network: 120 } as const;

/** One code a minute, and some an hour. The borrower's own devices have their own counts. */
async function ownLimits(tx: Db, caller: CodeCaller): Promise<readonly Limit[]> {
  const { phone, webUuid } = caller;
  const code = `code:${purposeOf(caller)}`;
  const isOwn = caller.aadhaarHash === null && (await isKnownDevice(tx, caller));
  const ofPhone = `${scopeOfPhone(phone)}:${code}${isOwn ? `:device:${webUuid}` : ''}`;
  const pauseMs = limits.otpResendSeconds * 1000;
  return [
    { scope: `${ofPhone}:pause`, max: 1, windowMs: pauseMs },
    { scope: ofPhone, max: codesPerHour.phone, windowMs: hourMs },
    { scope: `device:${webUuid}:${code}`, max: codesPerHour.device, windowMs: hourMs },
  ];
}

const networkAllowance = (network: string): Allowance => ({
  scope: `network:${network}:code`,
  max: codesPerHour.network,
  windowMs: hourMs,
  refusal: 'tooManyCodesInNetwork',
});

/**
 * Counts a code before it is sent. Throws a Refusal. Other codes to this number, or from this device or
 * network, wait until the transaction ends.
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

/**
 * Takes back what `spendCode` counted, when no code is sent. Not for a code that was counted for a network.
 */
export async function giveBackCode(tx: Db, request: CodeCaller & { network: null }): Promise<void> {
  for (const limit of await ownLimits(tx, request)) await giveBack(tx, limit);
}
