import { Unavailable } from '../../errors.ts';
import { operation } from '../../http/operation.ts';
import { startRepayment } from '../../services/payment/start-repayment.ts';

export const repayOrder = operation(
  'repayOrder',
  async ({ body, user, now, db, checkoutOrigin }) => {
    if (checkoutOrigin === null) {
      throw new Unavailable('Payments are not available now. Please try again later.');
    }
    const { orderId } = body;
    const { paymentId } = await startRepayment(db, { userId: user.id, orderId, now });
    // With a '?' in it, the app adds the address to come back to (§4 Repayment).
    return { paymentUrl: `${checkoutOrigin}/sandbox/checkout/${paymentId}?for=repayment` };
  },
);
