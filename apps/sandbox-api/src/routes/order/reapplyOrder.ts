import { toPaise } from '../../http/amount.ts';
import { operation } from '../../http/operation.ts';
import { noteReapplication } from '../../services/schedule/reapply.ts';

export const reapplyOrder = operation('reapplyOrder', async ({ body, user, now, db }) => {
  const { orderNo, cardId, borrowAmount } = body;
  const amountPaise = toPaise('borrowAmount', borrowAmount);
  await noteReapplication(db, { userId: user.id, orderNo, cardId, amountPaise, now });
  return null;
});
