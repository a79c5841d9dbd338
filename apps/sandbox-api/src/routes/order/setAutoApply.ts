import { toPaise } from '../../http/amount.ts';
import { operation } from '../../http/operation.ts';
import { setAutoApply as set } from '../../services/schedule/set.ts';
import { scheduledOrder } from '../../services/schedule/view.ts';

export const setAutoApply = operation('setAutoApply', async ({ body, user, now, db }) => {
  const { expectBorrowAmount, ...wish } = body;
  const amountPaise = toPaise('expectBorrowAmount', expectBorrowAmount);
  return scheduledOrder(await set(db, { ...wish, amountPaise, userId: user.id, now }));
});
