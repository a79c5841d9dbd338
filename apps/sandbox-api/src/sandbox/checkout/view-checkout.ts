import { subtractPaise, limits, type LoanStatement, type Paise } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  extensions,
  orders,
  payments,
  type PaymentState,
  products,
} from '../../db/schema/index.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Extension } from '../../services/ledger/extensions.ts';
import { findLoanStatement, returnTermsOf } from '../../services/ledger/loan.ts';
import type { Order } from '../../services/ledger/move.ts';
import type { Payment } from '../../services/ledger/payments.ts';
import { PageProblem } from '../pages/requests.ts';

/** 'expired' means that the payment is open, but its amount is no longer due. */
type CheckoutPhase = PaymentState | 'expired';

export interface CheckoutView {
  payment: Payment;
  orderNo: string;
  productName: string;
  phase: CheckoutPhase;
  lines: readonly CheckoutLine[];
}

interface CheckoutLine {
  label: string;
  paise: Paise;
}

export async function viewCheckout(
  db: Db,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<CheckoutView> {
  const [found] = await db
    .select({ payment: payments, order: orders, extension: extensions, productName: products.name })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, orders.productId))
    .leftJoin(extensions, eq(extensions.id, payments.extensionId))
    .where(eq(payments.id, paymentId));
  if (found === undefined) throw new PageProblem(404, 'There is no such payment.');
  const { payment, order, extension, productName } = found;
  const statement = await findLoanStatement(db, order, now);
  const isDue =
    extension === null
      ? payment.amountPaise === dueNow(payment, order, statement, now)
      : isFeeAwaited(extension, now);
  return {
    payment,
    orderNo: order.orderNo,
    productName,
    phase: payment.state === 'open' && !isDue ? 'expired' : payment.state,
    lines: linesOf(payment, order, statement, extension),
  };
}

/**
 * The amount due at `now`. It may exceed the amount of a payment that was started earlier, because
 * overdue fees (D20) and the interest of a returned loan (D56) grow daily.
 */
const dueNow = (payment: Payment, order: Order, statement: LoanStatement, now: number) =>
  payment.purpose === 'return'
    ? returnTermsOf(order, now)?.payablePaise
    : statement.stillToPayPaise;

function linesOf(
  payment: Payment,
  order: Order,
  statement: LoanStatement,
  extension: Extension | null,
): readonly CheckoutLine[] {
  if (extension !== null) return feeLines(extension);
  if (payment.purpose !== 'return') return repaymentLines(payment, statement);
  return withAmount([
    { label: 'What you received', paise: order.receivedPaise },
    { label: 'Interest', paise: subtractPaise(payment.amountPaise, order.receivedPaise) },
  ]);
}

/** Whether an extension fee can still be paid, which is possible for 24 hours (§9). */
const isFeeAwaited = ({ state, payUntilMs }: Extension, now: number) =>
  state === 'asked' && now < payUntilMs;

const repaymentLines = (
  { amountPaise }: Payment,
  { repaymentPaise, overdueFeePaise }: LoanStatement,
) => {
  const agreedPaise = subtractPaise(repaymentPaise, overdueFeePaise);
  return withAmount([
    { label: 'Repayment', paise: agreedPaise },
    { label: 'Overdue fee', paise: subtractPaise(amountPaise, agreedPaise) },
  ]);
};

const feeLines = ({ processingFeePaise, gstPaise, interestPaise }: Extension) =>
  withAmount([
    { label: 'Extension processing fee', paise: processingFeePaise },
    { label: `GST ${limits.gstPercent}% on processing fee`, paise: gstPaise },
    { label: 'Interest', paise: interestPaise },
  ]);

const withAmount = (lines: readonly CheckoutLine[]) => lines.filter(({ paise }) => paise !== 0);

type ReturnDeps = Pick<AppDeps, 'returnOrigins' | 'sandboxPages'>;

const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
const loopbackSources = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * Returns null if the origin of `callback` is not allowed. If the sandbox is open only to this
 * machine (`loopback`), every local port is allowed, because the app's development server has its
 * own port.
 */
export function allowedReturnUrl(
  callback: string | undefined,
  origin: string,
  { returnOrigins, sandboxPages }: ReturnDeps,
): string | null {
  if (callback === undefined || !URL.canParse(callback)) return null;
  const requested = new URL(callback);
  const isLocal = sandboxPages === 'loopback' && loopbackOrigin.test(requested.origin);
  const isAllowed = isLocal || [origin, ...returnOrigins].includes(requested.origin);
  return isAllowed ? requested.href : null;
}

export function allowedReturnOrigins({
  returnOrigins,
  sandboxPages,
}: ReturnDeps): readonly string[] {
  return sandboxPages === 'loopback' ? [...returnOrigins, ...loopbackSources] : returnOrigins;
}
