import { checkoutUrl, requireCheckout } from '../../http/checkout-url.ts';
import { operation } from '../../http/operation.ts';
import { startRepayment } from '../../services/payment/start-repayment.ts';

export const repayOrder = operation(
  'repayOrder',
  async ({ body, user, now, db, checkoutOrigin }) => {
    const origin = requireCheckout(checkoutOrigin);
    const { orderId } = body;
    const { paymentId } = await startRepayment(db, { userId: user.id, orderId, now });
    return { paymentUrl: checkoutUrl(origin, paymentId, 'repayment') };
  },
);
