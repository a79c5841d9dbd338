import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Order } from '../ledger/move.ts';
import { findLatestExtension, findLatestFee } from '../ledger/extensions.ts';
import { findExtensionOffer } from './offer.ts';
import type { ExtensionWithFee } from './view.ts';

/** Returns the requested extension, else the offered extension, else the latest paid extension. */
export async function findExtensionToShow(
  db: Db,
  order: Order,
  now: number,
): Promise<ExtensionWithFee> {
  const latest = await findLatest(db, order);
  if (latest?.state === 'asked') return withFee(db, latest);
  const offer = await findExtensionOffer(db, order, now);
  if (offer !== null) return { extension: offer, fee: null };
  if (latest?.state === 'paid') return withFee(db, latest);
  throw refuse('extensionNotOffered');
}

export async function findLatestExtensionWithFee(
  db: Db,
  order: Order,
): Promise<ExtensionWithFee | null> {
  const latest = await findLatest(db, order);
  return latest === null ? null : withFee(db, latest);
}

const findLatest = async (db: Db, order: Order) =>
  order.extensionsAsked === 0 ? null : findLatestExtension(db, order.id);

const withFee = async (db: Db, extension: NonNullable<Awaited<ReturnType<typeof findLatest>>>) => ({
  extension,
  fee: await findLatestFee(db, extension.id),
});
