import type { ConsentPurpose } from '@kosha/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  aadhaarVerifications,
  auditStates,
  contacts,
  devicePositions,
  orders,
  pictures,
  trackingEvents,
  users,
  type PhotoKind,
} from '../../db/schema/index.ts';
import { cancelWaitingOf } from '../next-loan/cancel.ts';

type Stop = (tx: Db, userId: string) => Promise<unknown>;

/**
 * What the withdrawal of each consent stops, as its notice promises (D57). It stops in the same
 * transaction.
 */
const stops = {
  // These consents last as long as the account.
  agreement: nothing,
  privacy: nothing,
  identity: async (tx, userId) => {
    await forgetPictures(tx, userId, ['aadhaarFront', 'aadhaarBack', 'pan']);
    await tx.delete(aadhaarVerifications).where(eq(aadhaarVerifications.userId, userId));
    await tx.update(users).set({ isIdentityDone: false }).where(eq(users.id, userId));
  },
  face: async (tx, userId) => {
    await forgetPictures(tx, userId, ['face']);
    await tx.update(users).set({ isFaceDone: false }).where(eq(users.id, userId));
  },
  place: (tx, userId) => tx.delete(devicePositions).where(eq(devicePositions.userId, userId)),
  contacts: async (tx, userId) => {
    await tx.delete(contacts).where(eq(contacts.userId, userId));
    await tx.update(users).set({ isContactDone: false }).where(eq(users.id, userId));
  },
  tracking: (tx, userId) => tx.delete(trackingEvents).where(eq(trackingEvents.userId, userId)),
  autoMoney: (tx, userId) =>
    tx
      .update(orders)
      .set({ isAutoMoney: false })
      .where(and(eq(orders.userId, userId), inArray(orders.state, [...auditStates]))),
  reapply: (tx, userId) => cancelWaitingOf(tx, { userId, kind: 'reapply' }),
  autoApply: (tx, userId) => cancelWaitingOf(tx, { userId, kind: 'autoApply' }),
  // `notifyBySms` checks this consent before each SMS.
  messages: nothing,
} as const satisfies Record<ConsentPurpose, Stop>;

async function nothing(): Promise<void> {}

/** Deletes the photos' rows. The next sweep deletes their files. */
async function forgetPictures(tx: Db, userId: string, kinds: readonly PhotoKind[]): Promise<void> {
  await tx
    .delete(pictures)
    .where(and(eq(pictures.userId, userId), inArray(pictures.kind, [...kinds])));
}

/** Stops the processing that a borrower no longer allows. */
export const stopProcessing = (tx: Db, purpose: ConsentPurpose, userId: string): Promise<unknown> =>
  stops[purpose](tx, userId);
