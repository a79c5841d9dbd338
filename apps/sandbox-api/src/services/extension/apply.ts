import { dayMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { extensions, payments } from '../../db/schema/index.ts';
import type { RefusalName } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';
import { countUseOrRefuse, type Allowance } from '../allowance/try-spend.ts';
import { lockOrder } from '../ledger/orders.ts';
import { moveOrder, type Order } from '../ledger/move.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findSettlingOrLatestRepayment, orderPaymentAllowance } from '../ledger/payments.ts';
import { findExtension, findLatestFee, type Extension } from '../ledger/extensions.ts';
import { findExtensionOffer } from './offer.ts';
import { notifyOfExtension } from '../ledger/extension-sms.ts';

/** `orderId`, `extensionId` and `orderRepayId` are the ids that the app sends (§7). */
export interface ExtensionRequest {
  userId: string;
  orderId: string;
  extensionId: string;
  orderRepayId: string;
  now: number;
}

const ended = {
  paid: 'extensionAlreadyPaid',
  expired: 'extensionExpired',
  abandoned: 'extensionAbandoned',
  replaced: 'orderAlreadyRepaid',
} as const satisfies Record<Exclude<Extension['state'], 'asked'>, RefusalName>;

/** A repeated request returns the open payment of the extension fee. */
export async function applyForExtension(
  db: Db,
  request: ExtensionRequest,
): Promise<{ paymentId: string }> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, request.orderId);
    const { order } = await bringOrderUpToDate(tx, request);
    if (request.orderRepayId !== order.id) throw refuse('extensionNotFound');
    const extension =
      (await findExtension(tx, request)) ?? (await requestExtension(tx, order, request));
    if (extension.state !== 'asked') throw refuse(ended[extension.state]);
    const repayment = await findSettlingOrLatestRepayment(tx, order.id);
    if (repayment?.state === 'processing') throw refuse('paymentBeingConfirmed');
    return beginFee(tx, extension, request.now);
  });
}

const extensionsOf = (orderId: string): Allowance => ({
  scope: `extensions:order:${orderId}`,
  max: 20,
  windowMs: dayMs,
  refusal: 'tooManyExtensions',
});

async function requestExtension(tx: Db, order: Order, { extensionId, now }: ExtensionRequest) {
  const offer = await findExtensionOffer(tx, order, now);
  if (offer === null) throw refuse('extensionNotOffered');
  if (offer.id !== extensionId) throw refuse('extensionNotFound');
  await countUseOrRefuse(tx, extensionsOf(order.id), { now });
  const [extension] = await tx
    .insert(extensions)
    .values({ ...offer, state: 'asked' })
    .returning();
  if (extension === undefined) throw new Error('The extension was not written.');
  const changes = { extensionsAsked: offer.number, extensionPayUntilMs: offer.payUntilMs };
  const move = { to: '11', atMs: now, cause: 'extension asked for', changes } as const;
  if (!(await moveOrder(tx, order, move))) throw new Error('A locked order was moved.');
  await notifyOfExtension(tx, order, { event: 'asked', terms: offer, now });
  return extension;
}

async function beginFee(tx: Db, { id, orderId, feePaise }: Extension, now: number) {
  const latest = await findLatestFee(tx, id);
  if (latest?.state === 'open') return { paymentId: latest.id };
  if (latest?.state === 'processing') throw refuse('paymentBeingConfirmed');
  await countUseOrRefuse(tx, orderPaymentAllowance(orderId), { now });
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
