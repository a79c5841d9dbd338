import { operation } from '../../http/operation.ts';
import { confirmLoan as confirm } from '../../services/order/confirm.ts';

export const confirmLoan = operation('confirmLoan', async ({ body, user, now, db }) => {
  await confirm(db, { userId: user.id, orderId: body.orderId, now });
  return null;
});
