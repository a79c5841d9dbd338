import { dayMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { extensions, payments } from '../../db/schema/index.ts';
import { Conflict, NotFound } from '../../refusals/errors.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import { lockOrder } from '../ledger/orders.ts';
import { moveOrder, type Order } from '../ledger/move.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findLatestRepayment, paymentsOf } from '../ledger/payments.ts';
import { findExtension, findLatestFee, type Extension } from '../ledger/extensions.ts';
import { findOffer } from './offer.ts';
import { tellByExtensionSms } from '../ledger/extension-sms.ts';

/** What a borrower names an extension by (§7). */
export interface ExtensionRequest {
  userId: string;
  orderId: string;
  extensionId: string;
  orderRepayId: string;
  now: number;
}

/** Why the fee of an extension that has ended cannot be paid any more. */
const ended = {
  paid: 'This extension is already paid.',
  expired: 'The 24 hours for this extension are over.',
  abandoned: 'You gave up this extension.',
  replaced: 'This order is repaid already.',
} as const satisfies Record<Exclude<Extension['state'], 'asked'>, string>;

const isConfirmed = 'Your payment is being confirmed. Please wait a moment.';

/**
 * Asks for an extension, unless that was done before, and begins the payment of its fee: the one
 * still open, or a new one. Throws NotFound, or Conflict when it is not offered, has ended or is paid.
 */
export async function applyForExtension(
  db: Db,
  request: ExtensionRequest,
): Promise<{ paymentId: string }> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, request.orderId);
    const { order } = await bringOrderUpToDate(tx, request);
    if (request.orderRepayId !== order.id) throw extensionNotFound();
    const extension = (await findExtension(tx, request)) ?? (await ask(tx, order, request));
    if (extension.state !== 'asked') throw new Conflict(ended[extension.state]);
    const repayment = await findLatestRepayment(tx, order.id);
    if (repayment?.state === 'processing') throw new Conflict(isConfirmed);
    return beginFee(tx, extension, request.now);
  });
}

export const extensionNotFound = () => new NotFound('This extension was not found.');

/** An extension can be asked for and given up again and again, and each time an SMS is sent. */
const extensionsOf = (orderId: string): Allowance => ({
  scope: `extensions:order:${orderId}`,
  max: 20,
  windowMs: dayMs,
  refusal: 'You have asked for an extension often today.',
});

/** Writes the request down at the price of this moment and moves the order to state 11. */
async function ask(tx: Db, order: Order, { extensionId, now }: ExtensionRequest) {
  const offer = await findOffer(tx, order, now);
  if (offer === null) throw new Conflict('This order cannot be extended now.');
  if (offer.id !== extensionId) throw extensionNotFound();
  await spend(tx, extensionsOf(order.id), { now });
  const [extension] = await tx
    .insert(extensions)
    .values({ ...offer, state: 'asked' })
    .returning();
  if (extension === undefined) throw new Error('The extension was not written.');
  const changes = { extensionsAsked: offer.number, extensionPayUntilMs: offer.payUntilMs };
  const move = { to: '11', atMs: now, cause: 'extension asked for', changes } as const;
  if (!(await moveOrder(tx, order, move))) throw new Error('A locked order was moved.');
  await tellByExtensionSms(tx, order, { event: 'asked', terms: offer, now });
  return extension;
}

async function beginFee(tx: Db, { id, orderId, feePaise }: Extension, now: number) {
  const latest = await findLatestFee(tx, id);
  if (latest?.state === 'open') return { paymentId: latest.id };
  if (latest?.state === 'processing') throw new Conflict(isConfirmed);
  await spend(tx, paymentsOf(orderId), { now });
  const [payment] = await tx
    .insert(payments)
    .values({
      orderId,
      extensionId: id,
      purpose: 'extension',
      amountPaise: feePaise,
      state: 'open',
      createdAtMs: now,
    })
    .returning({ paymentId: payments.id });
  if (payment === undefined) throw new Error('The payment was not written.');
  return payment;
}
