import assert from 'node:assert/strict';
import type { Schema } from '@kosha/api-client';
import { dayMs, loanStatement, rupeesToPaise } from '@kosha/domain';
import { readNow } from '../src/providers/clock/clock.ts';
import { listSms } from '../src/providers/sms/inbox.ts';
import {
  expectedStatementOf,
  dueMsOf,
  expireUnpaidExtension,
  extensionFeeOf,
  indiaDay,
  paidExtensionsOf,
  priceOf,
  feeReductionPercent,
  type BorrowerModel,
  type LoanModel,
} from './books.ts';
import type { Borrower } from './borrower.ts';
import { calculateExtension } from './extension.ts';
import type { TestServer } from './test-server.ts';

export interface ModelCheckTarget {
  borrower: Borrower;
  cardId: string;
}

export const readServerNow = ({ db, deps }: TestServer) => readNow(db, deps.realNow);

const paise = (rupees: number | undefined) => rupeesToPaise(rupees ?? Number.NaN);

function checkExtensions(
  extensions: readonly Schema<'PaidExtension'>[] | undefined,
  loan: LoanModel,
): void {
  assert.deepEqual(
    extensions?.map((extension) => [
      extension.paidTime,
      paise(extension.fee),
      extension.dueDateBefore,
      extension.dueDateAfter,
    ]),
    paidExtensionsOf(loan).map((extension) => [
      extension.paidAtMs,
      extension.feePaise,
      extension.dueBeforeMs,
      extension.dueAfterMs,
    ]),
  );
}

async function checkDetail(
  { loan }: BorrowerModel,
  { borrower }: ModelCheckTarget,
  now: number,
): Promise<void> {
  const detail = await borrower.detail(loan.orderId);
  const account = expectedStatementOf(loan, now);
  assert.equal(paise(detail.repaymentAmount), account.repayment);
  assert.equal(paise(detail.overdueFee), account.lateFee);
  assert.equal(detail.overdueDays, account.late);
  assert.equal(detail.repaymentDate, dueMsOf(loan));
  checkExtensions(detail.extensions, loan);
  const statement = loanStatement(
    {
      principalPaise: paise(detail.loanAmount),
      processingFeePaise: paise(detail.serviceFee),
      gstPaise: paise(detail.gstFee),
      interestPaise: paise(detail.interest),
      receivedPaise: paise(detail.arriveAmount),
      owed: {
        repaymentPaise: paise(detail.repaymentAmount),
        overdueFeePaise: paise(detail.overdueFee),
        overdueDays: detail.overdueDays,
      },
      periodDays: detail.period,
      paidOutAtMs: detail.loanDate,
      dueAtMs: detail.repaymentDate,
      extensions: detail.extensions!.map((extension) => ({
        paidAtMs: extension.paidTime,
        feePaise: paise(extension.fee),
        dueBeforeMs: extension.dueDateBefore,
        dueAfterMs: extension.dueDateAfter,
      })),
      isSettled: detail.orderState === '7',
      settledAtMs: detail.settledTime ?? null,
    },
    now,
  );
  const isSettled = loan.settledAtMs !== null;
  const total = account.repayment + account.fees;
  const parts = [
    statement.processingFeePaise,
    statement.gstPaise,
    statement.interestPaise,
    statement.extensionFeesPaise,
    statement.overdueFeePaise,
  ];
  assert.deepEqual(parts, [
    account.fee,
    account.gst,
    account.interest,
    account.fees,
    account.lateFee,
  ]);
  assert.equal(statement.costPaise, total - account.received);
  assert.equal(statement.totalPaise, total);
  assert.equal(statement.paidSoFarPaise, isSettled ? total : account.fees);
  assert.equal(statement.stillToPayPaise, isSettled ? 0 : account.repayment);
  assert.equal(statement.firstDueAtMs, loan.paidOutAtMs + 7 * dayMs);
  assert.equal(statement.tenureDays, indiaDay(dueMsOf(loan)) - indiaDay(loan.paidOutAtMs));
  assert.equal(statement.isOnTime, !account.isLate);
  assert.equal(statement.lines?.at(-1)?.paise, total);
  if (account.lateFee > 0) {
    assert.equal(statement.overdueFeePerDayPaise, loan.principalPaise / 100);
  }
}

async function checkLists(
  { loan }: BorrowerModel,
  { borrower }: ModelCheckTarget,
  now: number,
): Promise<void> {
  const account = expectedStatementOf(loan, now);
  const listed = (await borrower.call('listOrders')).data.find(
    ({ orderId }) => orderId === loan.orderId,
  );
  assert.equal(paise(listed?.repaymentAmount), account.repayment);
  assert.equal(paise(listed?.arriveAmount), account.received);
  checkExtensions(listed?.extensions, loan);
  const owed = (await borrower.call('getHomeIndex')).data.undwayList.find(
    ({ orderId }) => orderId === loan.orderId,
  );
  assert.equal(owed === undefined, loan.settledAtMs !== null);
  if (owed === undefined) return;
  assert.equal(paise(owed.amount), account.repayment);
  assert.equal(paise(owed.arriveAmount), account.received);
  assert.equal(paise(owed.overdueFee), account.lateFee);
  assert.equal(owed.repaymentDate, dueMsOf(loan));
  assert.equal(
    owed.amountMsg.includes(` ₹${loan.principalPaise / 10_000} more each day`.trimStart()),
    account.late > 0,
  );
  checkExtensions(owed.extensions, loan);
}

/**
 * Checks the quoted fees of a new loan that starts after this loan is repaid. `repayBy` must be
 * this loan's due date if an on-time repayment lowers the fees, otherwise null.
 */
async function checkQuote(
  { loan, onTimeRepayments }: BorrowerModel,
  { borrower }: ModelCheckTarget,
  now: number,
) {
  const { isLate } = expectedStatementOf(loan, now);
  const counts = loan.settledAtMs === null && !isLate;
  const then = feeReductionPercent(onTimeRepayments + (counts ? 1 : 0));
  const query = { amount: 3000, period: 7, productId: '1', repaidFirst: loan.orderId };
  const { data } = await borrower.call('calculateQuote', { query });
  const price = priceOf(300_000, then);
  assert.equal(paise(data.serviceFee), price.fee);
  assert.equal(paise(data.arriveAmount), price.received);
  assert.equal(data.tier?.reductionPercent ?? 0, then);
  assert.equal(data.repayBy, then === feeReductionPercent(onTimeRepayments) ? null : dueMsOf(loan));
}

async function checkExtension(
  { loan, onTimeRepayments }: BorrowerModel,
  { borrower }: ModelCheckTarget,
) {
  const { code, data } = await calculateExtension(borrower, loan.orderId);
  if (code !== 0 || loan.settledAtMs !== null) return;
  const { requested } = loan;
  if (requested === null && data.extensionFeePaid > 0) return;
  const fee = extensionFeeOf(loan.principalPaise, feeReductionPercent(onTimeRepayments));
  assert.equal(paise(data.extensionFee), requested?.feePaise ?? fee);
  assert.equal(paise(data.extensionServiceFee) + paise(data.interest), paise(data.extensionFee));
}

export async function checkBorrowerModel(
  books: BorrowerModel,
  real: ModelCheckTarget,
): Promise<void> {
  const now = await readServerNow(real.borrower.server);
  expireUnpaidExtension(books, now);
  await checkDetail(books, real, now);
  await checkLists(books, real, now);
  await checkQuote(books, real, now);
  await checkExtension(books, real);
}

export const paiseAmountsIn = (text: string) =>
  [...text.matchAll(/₹([\d,]+(?:\.\d+)?)/g)].map(([, amount = '']) =>
    rupeesToPaise(Number(amount.replaceAll(',', ''))),
  );

export async function checkCheckoutAmounts(
  server: TestServer,
  paymentId: string,
  lines: readonly number[],
): Promise<void> {
  const page = await (await server.fetch(`/sandbox/checkout/${paymentId}`)).text();
  const total = lines.reduce((sum, line) => sum + line, 0);
  const shown = lines.filter((line) => line > 0);
  assert.deepEqual(paiseAmountsIn(page), [total, ...shown, total, total]);
}

export async function latestSms({ borrower }: ModelCheckTarget): Promise<string> {
  const [sms] = await listSms(borrower.server.db, borrower.phone);
  return sms?.body ?? '';
}
