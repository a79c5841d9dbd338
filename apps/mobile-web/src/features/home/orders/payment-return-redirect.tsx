import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import {
  markPaymentResultSeen,
  readPendingPayment,
  type PaymentPurpose,
} from '../../../shared/money/pending-payment.ts';

const returnPaths = {
  repayment: paths.orderDetail,
  extension: paths.orderExtension,
} as const satisfies Record<PaymentPurpose, (id: string) => string>;

/**
 * After a payment, the external checkout page opens Home (§4, D30). This component then redirects
 * once to the page of the paid order or extension, which shows the result.
 */
export function PaymentReturnRedirect() {
  const navigate = useNavigate();
  useEffect(() => {
    const pending = readPendingPayment();
    if (!pending || pending.hasReturned) return;
    markPaymentResultSeen(pending);
    void navigate(returnPaths[pending.purpose](pending.orderId), { replace: true });
  }, [navigate]);
  return null;
}
