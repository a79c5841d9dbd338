import { dayMs, hourMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse, type Refusal } from '../../refusals/refuse.ts';
import { trySpend, whenFree, type Limit, giveBack } from '../allowance/try-spend.ts';
import { findKnownPlace } from '../session/known-place.ts';
import { purposeOf, scopeOfNetwork, scopeOfPhone, type CodeCaller } from './purpose.ts';

/**
 * How many wrong codes are allowed. The limit for each code is not enough, because somebody could ask for a
 * new code and guess again. A device on which the borrower has signed in before has its own count, and so has a
 * network: a stranger who enters wrong codes locks nobody out but callers in the stranger's own network.
 */
const wrongCodes = {
  /** A device, whatever the numbers. It chooses its own id, so this stops honest browsers only. */
  device: { max: 60, windowMs: hourMs },
  /** A network, whatever the numbers and devices: nobody tries one guess on each of many numbers. */
  network: { max: 60, windowMs: hourMs },
  /** A number, on one device of its borrower. */
  ownDevice: { max: 20, windowMs: dayMs },
  /** A number, from one network, on all other devices. */
  phoneInNetwork: { max: 20, windowMs: dayMs },
  /**
   * A number, on all other devices, from all networks where its borrower has never signed in: in a day, one of
   * a hundred who guess is right.
   */
  phone: { max: 100, windowMs: dayMs },
} as const;

/** In the order in which every call uses them. */
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

/** A borrower who has a session is on a device of their own. */
const signedIn = { isDevice: true, isNetwork: true } as const;

/** Counts a try as wrong before the code is compared. Returns the refusal when too many were wrong. */
export async function countWrong(tx: Db, caller: CodeCaller): Promise<Refusal | null> {
  const limits = await limitsOf(tx, caller);
  for (const [index, limit] of limits.entries()) {
    const freeAtMs = await trySpend(tx, limit, caller);
    if (freeAtMs === null) continue;
    for (const counted of limits.slice(0, index)) await giveBack(tx, counted);
    return refusal(freeAtMs - caller.now);
  }
  return null;
}

/** Takes back the count, because the code was right. */
export async function countRight(tx: Db, caller: CodeCaller): Promise<void> {
  for (const limit of await limitsOf(tx, caller)) await giveBack(tx, limit);
}

/** The refusal when this caller can enter no code now, or null. */
export async function refusalOf(tx: Db, caller: CodeCaller): Promise<Refusal | null> {
  for (const limit of await limitsOf(tx, caller)) {
    const freeAtMs = await whenFree(tx, limit, caller);
    if (freeAtMs !== null) return refusal(freeAtMs - caller.now);
  }
  return null;
}

const refusal = (waitMs: number) =>
  refuse('tooManyWrongCodes', { with: { wait: { wait: waitMs } }, waitMs });
