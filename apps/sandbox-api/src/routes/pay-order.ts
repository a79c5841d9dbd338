import { toPaise } from '../http/to-paise.ts';
import { checkoutUrl, requireCheckoutOrigin } from '../http/checkout-url.ts';
import type { Routes } from '../http/route.ts';
import { startRepayment } from '../services/payment/start-repayment.ts';

export const payOrderRoutes = {
  repayOrder: {
    who: 'session',
    consent: ({ reapply }) => (reapply ? 'reapply' : null),
    handle: async ({ body, user, now, db, checkoutOrigin }) => {
      const origin = requireCheckoutOrigin(checkoutOrigin);
      const { orderId, reapply: choice } = body;
      const reapply = choice && {
        cardId: choice.cardId,
        amountPaise: toPaise('borrowAmount', choice.borrowAmount),
      };
      const request = { userId: user.id, orderId, reapply, now };
      const { paymentId, ...outcome } = await startRepayment(db, request);
      return { paymentUrl: checkoutUrl(origin, paymentId, 'repayment'), ...outcome };
    },
  },
} as const satisfies Routes;
