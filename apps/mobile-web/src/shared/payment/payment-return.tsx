import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { markPaymentReturned, readPendingPayment } from './pending-payment.ts';

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
    void navigate(paths.orderDetail(pending.orderId), { replace: true });
  }, [navigate]);
  return null;
}
