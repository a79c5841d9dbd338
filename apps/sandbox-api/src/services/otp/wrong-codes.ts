import { dayMs, hourMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse, type Refusal } from '../../refusals/refuse.ts';
import { trySpend, whenFree, type Limit, revertUse } from '../allowance/try-spend.ts';
import { findKnownPlace } from '../session/known-place.ts';
import { purposeOf, scopeOfNetwork, scopeOfPhone, type CodeCaller } from './purpose.ts';

/**
 * Limits of wrong codes. A limit per code is not enough, because a new code can be requested. Known
 * devices and networks have their own counters, so a stranger's wrong codes lock out only callers
 * in the stranger's network.
 */
const wrongCodes = {
  /** Per device, for all numbers. It chooses its own id, so this stops only honest browsers. */
  device: { max: 60, windowMs: hourMs },
  /** Per network, for all numbers and devices: prevents one guess on each of many numbers. */
  network: { max: 60, windowMs: hourMs },
  /** Per number, on one known device of its borrower. */
  ownDevice: { max: 20, windowMs: dayMs },
  /** Per number and network, on all other devices. */
  phoneInNetwork: { max: 20, windowMs: dayMs },
  /**
   * Per number, on all other devices and from all unknown networks: one in a hundred attackers
   * guesses right per day.
   */
  phone: { max: 100, windowMs: dayMs },
} as const;

/** In the order in which all calls lock them. */
async function limitsOf(tx: Db, caller: CodeCaller): Promise<readonly Limit[]> {
  const { webUuid, network, aadhaarHash } = caller;
  const known = aadhaarHash === null ? await findKnownPlace(tx, caller) : signedIn;
  return [
    { scope: `device:${webUuid}:wrong-code`, ...wrongCodes.device },
    ...(network === null
      ? []
      : [{ scope: `${scopeOfNetwork(network)}:wrong-code`, ...wrongCodes.network }]),
    ...limitsOfPhone(caller, known),
  ];
}

function limitsOfPhone(
  caller: CodeCaller,
  known: { isDevice: boolean; isNetwork: boolean },
): readonly Limit[] {
  const { phone, webUuid, network } = caller;
  const ofPhone = `${scopeOfPhone(phone)}:wrong-code:${purposeOf(caller)}`;
  if (known.isDevice) return [{ scope: `${ofPhone}:device:${webUuid}`, ...wrongCodes.ownDevice }];
  const here = { scope: `${ofPhone}:${scopeOfNetwork(network)}`, ...wrongCodes.phoneInNetwork };
  return known.isNetwork ? [here] : [here, { scope: ofPhone, ...wrongCodes.phone }];
}

/** A borrower with a session is on a known device. */
const signedIn = { isDevice: true, isNetwork: true } as const;

/** Counts an attempt as wrong before comparing the code. Returns the error at the limit. */
export async function countWrong(tx: Db, caller: CodeCaller): Promise<Refusal | null> {
  const limits = await limitsOf(tx, caller);
  for (const [index, limit] of limits.entries()) {
    const freeAtMs = await trySpend(tx, limit, caller);
    if (freeAtMs === null) continue;
    for (const counted of limits.slice(0, index)) await revertUse(tx, counted);
    return refusal(freeAtMs - caller.now);
  }
  return null;
}

/** Reverts the count, because the code was correct. */
export async function countRight(tx: Db, caller: CodeCaller): Promise<void> {
  for (const limit of await limitsOf(tx, caller)) await revertUse(tx, limit);
}

/** The error if this caller may not enter codes now, or null. */
export async function refusalOf(tx: Db, caller: CodeCaller): Promise<Refusal | null> {
  for (const limit of await limitsOf(tx, caller)) {
    const freeAtMs = await whenFree(tx, limit, caller);
    if (freeAtMs !== null) return refusal(freeAtMs - caller.now);
  }
  return null;
}

const refusal = (waitMs: number) =>
  refuse('tooManyWrongCodes', { with: { wait: { wait: waitMs } }, waitMs });
