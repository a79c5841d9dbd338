import { checkoutUrl, requireCheckout } from '../http/checkout-url.ts';
import type { Routes } from '../http/route.ts';
import { startRepayment } from '../services/payment/start-repayment.ts';

export const payOrder = {
  repayOrder: {
    who: 'session',
    answer: async ({ body, user, now, db, checkoutOrigin }) => {
      const origin = requireCheckout(checkoutOrigin);
      const { orderId } = body;
      const { paymentId } = await startRepayment(db, { userId: user.id, orderId, now });
      return { paymentUrl: checkoutUrl(origin, paymentId, 'repayment') };
    },
  },
} as const satisfies Routes;
