import { toPaise } from '../../http/amount.ts';
import { operation } from '../../http/operation.ts';
import { applyForLoan } from '../../services/order/apply.ts';

export const applyOrder = operation('applyOrder', ({ body, user, now, db }) =>
  applyForLoan(db, {
    userId: user.id,
    productId: body.productId,
    cardId: body.cardId,
    amountPaise: toPaise('borrowAmount', body.borrowAmount),
    isAutoMoney: body.autoMoney === 1,
    now,
  }),
);
