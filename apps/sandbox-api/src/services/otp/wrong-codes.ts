import { dayMs, hourMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse, type Refusal } from '../../refusals/refuse.ts';
import { tryCountUse, findAllowedTime, type RateLimit, revertUse } from '../allowance/try-spend.ts';
import { matchKnownDevice } from '../session/known-device.ts';
import { otpPurposeOf, networkLimitScope, phoneLimitScope, type OtpRequester } from './purpose.ts';

/**
 * Limits of wrong codes. A limit per code alone does not stop guessing, because an attacker can
 * request new codes. Known devices and networks, from which the borrower has signed in before, have
 * their own counters, so that a stranger cannot lock out the borrower.
 */
const wrongCodes = {
  /** Per device. An attacker can avoid this limit, because clients choose their device id. */
  device: { max: 60, windowMs: hourMs },
  /** Per network. Stops an attacker who tries one code on many phone numbers. */
  network: { max: 60, windowMs: hourMs },
  /** Per phone number and known device of the borrower. */
  ownDevice: { max: 20, windowMs: dayMs },
  /** Per phone number and network, for all other devices. */
  phoneInNetwork: { max: 20, windowMs: dayMs },
  /**
   * Per phone number, for unknown devices in unknown networks. With 100 guesses a day, an attacker
   * finds a 4-digit code on one day in a hundred.
   */
  phone: { max: 100, windowMs: dayMs },
} as const;

/** All calls lock the limits in this order, to avoid deadlocks. */
async function limitsOf(tx: Db, caller: OtpRequester): Promise<readonly RateLimit[]> {
  const { webUuid, network, aadhaarHash } = caller;
  const known = aadhaarHash === null ? await matchKnownDevice(tx, caller) : signedIn;
  return [
    { scope: `device:${webUuid}:wrong-code`, ...wrongCodes.device },
    ...(network === null
      ? []
      : [{ scope: `${networkLimitScope(network)}:wrong-code`, ...wrongCodes.network }]),
    ...limitsOfPhone(caller, known),
  ];
}

function limitsOfPhone(
  caller: OtpRequester,
  known: { isDevice: boolean; isNetwork: boolean },
): readonly RateLimit[] {
  const { phone, webUuid, network } = caller;
  const ofPhone = `${phoneLimitScope(phone)}:wrong-code:${otpPurposeOf(caller)}`;
  if (known.isDevice) return [{ scope: `${ofPhone}:device:${webUuid}`, ...wrongCodes.ownDevice }];
  const here = { scope: `${ofPhone}:${networkLimitScope(network)}`, ...wrongCodes.phoneInNetwork };
  return known.isNetwork ? [here] : [here, { scope: ofPhone, ...wrongCodes.phone }];
}

/** Used for Aadhaar codes: a signed-in borrower counts as a known device in a known network. */
const signedIn = { isDevice: true, isNetwork: true } as const;

/**
 * Counts the attempt as wrong before the code is compared. If the code is right, `revertWrongCode`
 * reverts this count. Returns a Refusal if a limit is reached.
 */
export async function recordWrongCode(tx: Db, caller: OtpRequester): Promise<Refusal | null> {
  const limits = await limitsOf(tx, caller);
  for (const [index, limit] of limits.entries()) {
    const freeAtMs = await tryCountUse(tx, limit, caller);
    if (freeAtMs === null) continue;
    for (const counted of limits.slice(0, index)) await revertUse(tx, counted);
    return refusal(freeAtMs - caller.now);
  }
  return null;
}

export async function revertWrongCode(tx: Db, caller: OtpRequester): Promise<void> {
  for (const limit of await limitsOf(tx, caller)) await revertUse(tx, limit);
}

export async function findLimitRefusal(tx: Db, caller: OtpRequester): Promise<Refusal | null> {
  for (const limit of await limitsOf(tx, caller)) {
    const freeAtMs = await findAllowedTime(tx, limit, caller);
    if (freeAtMs !== null) return refusal(freeAtMs - caller.now);
  }
  return null;
}

const refusal = (waitMs: number) =>
  refuse('tooManyWrongCodes', { with: { wait: { wait: waitMs } }, waitMs });
