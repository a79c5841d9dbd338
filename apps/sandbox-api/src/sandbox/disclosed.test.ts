import {
  dayMs,
  extensionPrice,
  renderKeyFactsStatement,
  limits,
  loanKeyFacts,
  paiseToRupees,
  proposalOf,
  quote,
  rupeesToPaise,
  tierForOnTimeRepayments,
  type KeyFacts,
} from '@kosha/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn, listSmsTo, type Borrower } from '../../test/borrower.ts';
import { applyExtension, calculateExtension, paymentIdOf } from '../../test/extension.ts';
import { startOfTestsMs, useTestServer, type ApiResponse } from '../../test/test-server.ts';
import { modelRuns } from '../../test/model-runs.ts';
import { extensions, payments, products } from '../db/schema/index.ts';
import type { ResponseData } from '../http/route.ts';
import { writeSettings } from '../providers/settings/settings.ts';
import { translatorFor } from '../messages/translators.ts';
import { aboutMessage, translatedAgreements, faq } from '../services/client/content.ts';
import { keyFactsSms } from '../services/key-facts/sms.ts';
import { findLatestProposal } from '../services/key-facts/issue.ts';

/*
 * Compares every amount that a borrower sees with the loan's quote, and every payment with the
 * lines of the Key Facts Statement.
 */

const server = useTestServer();

const rupeesIn = (text: string): number[] =>
  [...text.matchAll(/₹([\d,]+(?:\.\d+)?)/g)].map(([, digits]) =>
    Number(digits!.replaceAll(',', '')),
  );

function backed(facts: KeyFacts): ReadonlySet<number> {
  const cost = Number((facts.toPay - facts.received).toFixed(2));
  return new Set([
    facts.sanctioned,
    facts.received,
    facts.toPay,
    facts.interest,
    facts.feesTotal,
    cost,
    facts.lateFeePerDay,
    facts.foreclosureFee,
    facts.extensionFee ?? 0,
    ...facts.fees.map(({ amount }) => amount),
  ]);
}

interface Offer {
  productId: string;
  amount: number;
  days: number;
}

interface Disclosed extends Offer {
  quote: ApiResponse<ResponseData<'calculateQuote'>>['data'];
}

async function offersOf(borrower: Borrower): Promise<readonly Offer[]> {
  const { homeProductVos } = (await borrower.call('getHomeIndex')).data;
  const open = homeProductVos.filter(
    ({ productType, productStatus, isFull }) =>
      productType === 1 && productStatus === 1 && isFull === 0,
  );
  const offers: Offer[] = [];
  for (const { id } of open) {
    const { data: info } = await borrower.call('getProductInfo', { query: { id } });
    for (const days of info.terms?.here ?? [limits.quotePeriodDays])
      for (const amount of info.amountList) offers.push({ productId: id, amount, days });
  }
  return offers;
}

async function quoted(borrower: Borrower, offer: Offer, onTime: number): Promise<Disclosed> {
  const { productId, amount, days } = offer;
  const { data: info } = await borrower.call('getProductInfo', { query: { id: productId } });
  const query = { amount, period: days, productId };
  const { data } = await borrower.call('calculateQuote', { query });
  const price = quote({
    principalPaise: rupeesToPaise(amount),
    serviceRate: info.serviceRate,
    tierReductionPercent: tierForOnTimeRepayments(onTime)?.maxReductionPercent ?? 0,
    interestRatePercentPerDay: info.interestRate,
    days,
  });
  expect([
    data.arriveAmount,
    data.repaymentAmount,
    data.serviceFee,
    data.gstFee,
    data.interest,
  ]).toEqual(
    [
      price.receivedPaise,
      price.repaymentPaise,
      price.processingFeePaise,
      price.gstPaise,
      price.interestPaise,
    ].map(paiseToRupees),
  );
  return { ...offer, quote: data };
}

const loanRequest = ({ productId, amount, days }: Offer) => ({
  productId,
  borrowAmount: amount,
  periods: days,
});

async function expectSigned(
  borrower: Borrower,
  orderId: string,
  { quote: price, ...disclosed }: Disclosed,
) {
  const order = await borrower.detail(orderId);
  expect(order).toMatchObject({
    loanAmount: disclosed.amount,
    period: disclosed.days,
    arriveAmount: price.arriveAmount,
    repaymentAmount: price.repaymentAmount,
    serviceFee: price.serviceFee,
    gstFee: price.gstFee,
    interest: price.interest,
  });
  const { facts } = (await findLatestProposal(server().db, orderId))!;
  expect(facts).toMatchObject({
    sanctioned: disclosed.amount,
    term: disclosed.days,
    received: price.arriveAmount,
    toPay: price.repaymentAmount,
    interest: price.interest,
  });
  const [sent, sms] = await listSmsTo(server(), borrower.phone);
  for (const disclosed of [sent, sms])
    expect(rupeesIn(disclosed!)).toEqual([price.arriveAmount, price.repaymentAmount]);
  expect(sms).toContain(`${disclosed.days} days`);
}

describe('what is disclosed before a loan', () => {
  it('equals the quote, for every product, amount, term and tier', async () => {
    const rows = await server().db.select().from(products);
    let read = 0;
    for (const product of rows.filter(({ externalUrl }) => externalUrl === null)) {
      for (const days of new Set([product.periodDays, ...product.periodsDays])) {
        for (const principalPaise of product.amountsPaise) {
          for (const onTime of [0, 1, 2, 4, 5]) {
            const tierReductionPercent = tierForOnTimeRepayments(onTime)?.maxReductionPercent ?? 0;
            const { interestRatePercentPerDay, extensionRatePercent } = product;
            const price = quote({
              principalPaise,
              serviceRate: product.serviceRatePercent,
              tierReductionPercent,
              interestRatePercentPerDay,
              days,
            });
            const { feePaise } = extensionPrice({
              principalPaise,
              interestRatePercentPerDay,
              extensionRatePercent,
              tierReductionPercent,
            });
            const orderNo = 'KS0000070001';
            const facts = loanKeyFacts({
              orderNo,
              lender: 'Sample',
              price,
              periodDays: days,
              interestRatePercentPerDay,
              overdueRatePercentPerDay: product.overdueRatePercentPerDay,
              extension: { feePaise, days: limits.extensionDays },
              coolingOffDays: 3,
              grievanceOfficer: 'Sample',
            });
            const proposal = proposalOf({
              orderNo,
              version: 1,
              termDays: days,
              issuedAtMs: startOfTestsMs,
              holidays: new Set(),
            });
            const statement = JSON.stringify(renderKeyFactsStatement(facts, proposal));
            const disclosed = rupeesIn(`${statement} ${keyFactsSms({ ...facts, proposal })}`);
            const allowed = backed(facts);
            expect(disclosed.filter((rupees) => !allowed.has(rupees))).toEqual([]);
            expect(facts.received).toBe(paiseToRupees(price.receivedPaise));
            expect(facts.toPay).toBe(paiseToRupees(price.repaymentPaise));
            read += disclosed.length;
          }
        }
      }
    }
    expect(read).toBeGreaterThan(1_000);
  });

  it.each(['specified', 'strict'] as const)(
    'is equal in product, quote, order, key facts and SMS in each tier, under the %s profile',
    async (policyProfile) => {
      await writeSettings(server().db, { policyProfile });
      const borrower = await signIn(server());
      const cardId = await borrower.addCard();
      for (let onTime = 0; onTime <= 5; onTime += 1) {
        const offers = await offersOf(borrower);
        const disclosed: Disclosed[] = [];
        for (const offer of offers) disclosed.push(await quoted(borrower, offer, onTime));
        const taken = disclosed[onTime % disclosed.length]!;
        const orderId = await borrower.takeLoan({ ...loanRequest(taken), cardId });
        await expectSigned(borrower, orderId, taken);
        await borrower.repay(orderId);
        await server().moveClock(dayMs / 24);
      }
      await writeSettings(server().db, { policyProfile: 'specified' });
    },
  );

  it('has no figures except the limits of the product in agreements, help and About us', () => {
    const agreements = translatedAgreements(translatorFor('en'), 'Kosha');
    const texts = JSON.stringify([agreements, faq, aboutMessage]);
    const percents = [...texts.matchAll(/(\d+(?:\.\d+)?)\s?%/g)].map(([, found]) => Number(found));
    expect(new Set(percents)).toEqual(new Set([limits.gstPercent]));
    const days = [...texts.matchAll(/(\d+) days/g)].map(([, found]) => Number(found));
    expect(new Set(days)).toEqual(new Set([limits.denialReapplyDays]));
    expect(rupeesIn(texts)).toEqual([]);
  });
});

interface LoanCourse {
  amount: number;
  isExtended: boolean;
  daysWaited: number;
  isReturned: boolean;
}

const loanCourses = fc.record({
  amount: fc.constantFrom(1000, 2000, 3000, 5000),
  isExtended: fc.boolean(),
  daysWaited: fc.integer({ min: 0, max: 12 }),
  isReturned: fc.boolean(),
});

const owedByDay = ({ toPay, lateFeePerDay, received, interest, term, coolingOffDays }: KeyFacts) =>
  Array.from({ length: 31 }, (_, day) => [
    toPay + day * lateFeePerDay,
    ...(day <= (coolingOffDays ?? 0) ? [received + (day * interest) / term] : []),
  ]).flat();

async function extend(borrower: Borrower, orderId: string): Promise<void> {
  const { code, data } = await calculateExtension(borrower, orderId);
  if (code !== 0) return;
  const names = { extensionId: data.extensionId, orderId, orderRepayId: orderId };
  const { data: applied } = await applyExtension(borrower, names);
  await decidePaymentAsPayer(server(), paymentIdOf(applied.paymentUrl), 'paid');
  await server().deliverCallbacks();
}

async function liveThrough(borrower: Borrower, orderId: string, course: LoanCourse): Promise<void> {
  if (course.isReturned) {
    const { code, data } = await borrower.call('getCoolingOff', { query: { orderId } });
    if (code === 0) {
      const body = { orderId, expectedAmount: data.payable };
      const { data: link } = await borrower.call('returnLoan', { body });
      await decidePaymentAsPayer(server(), paymentIdOf(link.paymentUrl), 'paid');
      return server().deliverCallbacks();
    }
  }
  if (course.isExtended) {
    await server().moveClock(5 * dayMs);
    await extend(borrower, orderId);
  }
  await server().moveClock(course.daysWaited * dayMs);
  await borrower.repay(orderId);
}

describe('what is debited', () => {
  it('is a line of the Key Facts Statement or was requested by the borrower; each SMS has the same amount', async () => {
    await fc.assert(
      fc.asyncProperty(loanCourses, async (course) => {
        const borrower = await signIn(server());
        const orderId = await borrower.takeLoan({ borrowAmount: course.amount });
        await borrower.detail(orderId);
        const { facts } = (await findLatestProposal(server().db, orderId))!;
        await liveThrough(borrower, orderId, course);
        const detail = await borrower.detail(orderId);
        expect(detail.orderState).toBe('7');
        const paid = await server().db.select().from(payments).where(eq(payments.orderId, orderId));
        for (const { purpose, amountPaise, state, refundDueAtMs, extensionId } of paid) {
          if (state !== 'paid' || refundDueAtMs !== null) continue;
          const rupees = paiseToRupees(amountPaise);
          // The Key Facts Statement lists the amount to pay in line B 8, and the fee for each
          // overdue day in line A 10 (i).
          if (purpose === 'repayment') {
            expect(rupees).toBe(facts.toPay + detail.overdueDays * facts.lateFeePerDay);
          }
          // The Key Facts Statement lists the fee of an extension in line A 10 (v).
          if (purpose === 'extension') {
            const [asked] = await server()
              .db.select()
              .from(extensions)
              .where(eq(extensions.id, extensionId!));
            expect(amountPaise).toBe(asked!.feePaise);
            expect(rupees).toBe(facts.extensionFee);
          }
          // A borrower who returns a loan pays the received amount, and the interest for each
          // started day. The Key Facts Statement lists the maximum number of days in part 2,
          // line 6 (i).
          if (purpose === 'return') {
            const perDay = facts.interest / facts.term;
            const days = (rupees - facts.received) / perDay;
            expect(days).toBeCloseTo(Math.round(days), 6);
            expect(days).toBeLessThanOrEqual(facts.coolingOffDays!);
          }
        }
        expect(paid.length).toBeGreaterThan(0);
        const allowed = new Set([...backed(facts), ...owedByDay(facts)]);
        const disclosed = (await listSmsTo(server(), borrower.phone)).flatMap(rupeesIn);
        expect(disclosed.filter((rupees) => !allowed.has(rupees))).toEqual([]);
      }),
      { numRuns: modelRuns(12) },
    );
  });
});
