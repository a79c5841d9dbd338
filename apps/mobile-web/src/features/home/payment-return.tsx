import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import {
  markPaymentReturned,
  readPendingPayment,
  type PaymentPurpose,
} from '../../shared/money/pending-payment.ts';

const wayBack = {
  repayment: paths.orderDetail,
  extension: paths.orderExtension,
} as const satisfies Record<PaymentPurpose, (id: string) => string>;

/**
 * The checkout sends the browser back to the app's root (§4, D30). Mounted on Home, this leads on
 * once to the order that was paid for, which tells how the payment ended.
 */
export function PaymentReturn() {
  const navigate = useNavigate();
  useEffect(() => {
    const pending = readPendingPayment();
    if (!pending || pending.hasReturned) return;
    markPaymentReturned(pending);
    void navigate(wayBack[pending.purpose](pending.orderId), { replace: true });
  }, [navigate]);
  return null;
}
