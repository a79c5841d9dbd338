import { dayMs, hourMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse, type Refusal } from '../../refusals/refuse.ts';
import { waitInWords } from '../allowance/spend.ts';
import { trySpend, whenFree, type Limit, giveBack } from '../allowance/try-spend.ts';
import { isKnownDevice } from '../session/is-known-device.ts';
import { purposeOf, scopeOfPhone, type CodeCaller } from './purpose.ts';

/**
 * How many wrong codes are allowed. The limit for each code is not enough, because somebody could ask for a
 * new code and guess again. A device on which the borrower has signed in before has its own count, so a
 * stranger who enters wrong codes locks strangers out and not the borrower.
 */
const wrongCodes = {
  /** A device, whatever the numbers. It chooses its own id, so this stops honest browsers only. */
  device: { max: 60, windowMs: hourMs },
  /** A network, whatever the numbers: nobody tries out many numbers. */
  network: { max: 240, windowMs: hourMs },
  /** A number, on one device of its borrower. */
  ownDevice: { max: 20, windowMs: dayMs },
  /** A number, from one network, on all other devices. */
  phoneInNetwork: { max: 20, windowMs: dayMs },
  /** A number, from all networks, on all other devices: in a day, one of a hundred who guess is right. */
  phone: { max: 100, windowMs: dayMs },
} as const;

/** In the order in which every call uses them. */
async function limitsOf(tx: Db, caller: CodeCaller): Promise<readonly Limit[]> {
  const { phone, webUuid, network } = caller;
  const ofPhone = `${scopeOfPhone(phone)}:wrong-code:${purposeOf(caller)}`;
  const isOwn = caller.aadhaarHash !== null || (await isKnownDevice(tx, caller));
  return [
    { scope: `device:${webUuid}:wrong-code`, ...wrongCodes.device },
    ...(network === null
      ? []
      : [{ scope: `network:${network}:wrong-code`, ...wrongCodes.network }]),
    ...(isOwn
      ? [{ scope: `${ofPhone}:device:${webUuid}`, ...wrongCodes.ownDevice }]
      : [
          { scope: `${ofPhone}:network:${network ?? 'here'}`, ...wrongCodes.phoneInNetwork },
          { scope: ofPhone, ...wrongCodes.phone },
        ]),
  ];
}

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
  refuse('tooManyWrongCodes', { with: { wait: waitInWords(waitMs) }, waitMs });
