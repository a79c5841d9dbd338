import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import {
  extensionPrice,
  renderKeyFactsStatement,
  limits,
  loanKeyFacts,
  rupeesToPaise,
} from '@kosha/domain';
import { fn, userEvent, within } from 'storybook/test';
import { interceptNavigation } from '../../../shared/money/payment.fixtures.ts';
import { aCustomerService } from '../../../shared/order-display/contact.fixtures.ts';
import {
  extensionOf,
  keyFactsOf,
  orderDetail,
  productInfo,
  requireSample,
} from '../../../shared/sample-data/sample-data.fixtures.ts';
import { quoteOf } from '../../../shared/sample-data/price.fixtures.ts';
import { orderHandlers } from '../orders.fixtures.ts';

export const repaymentCallSpy = fn();
export const checkoutSpy = fn();

export function spyOnRepayment(): () => void {
  repaymentCallSpy.mockClear();
  checkoutSpy.mockClear();
  return interceptNavigation(checkoutSpy);
}

export const checkoutUrl = 'https://pay.example.in/checkout/9f2c?order=70012';
export const callbackParam = `&callback=${encodeURIComponent(window.location.origin)}`;

/** The quote at the Copper tier, which the borrower reaches by repaying the current loan. */
export const nextLoanQuote = (amountRupees = 5000): Schema<'Quote'> => ({
  ...quoteOf(amountRupees, { tier: 2 }),
  repayBy: orderDetail().repaymentDate,
});

/** The key facts of the next loan, in the reference server's wording. */
export function nextKeyFacts(amountRupees: number): Schema<'NextKeyFacts'> {
  const quote = nextLoanQuote(amountRupees);
  const order = orderDetail();
  const { facts } = keyFactsOf('pass');
  const { extensionRate, overdueRate } = extensionOf('extension-offered');
  const interestRatePercentPerDay = requireSample(productInfo().interestRate, 'the interest rate');
  const principalPaise = rupeesToPaise(amountRupees);
  const { feePaise } = extensionPrice({
    principalPaise,
    extensionRatePercent: extensionRate,
    tierReductionPercent: quote.tier?.reductionPercent ?? 0,
    interestRatePercentPerDay,
  });
  const next = loanKeyFacts({
    orderNo: order.orderNo,
    lender: facts.lender,
    price: {
      principalPaise,
      processingFeePaise: rupeesToPaise(quote.serviceFee),
      gstPaise: rupeesToPaise(quote.gstFee),
      interestPaise: rupeesToPaise(quote.interest),
      receivedPaise: rupeesToPaise(requireSample(quote.arriveAmount, 'what is received')),
      repaymentPaise: rupeesToPaise(quote.repaymentAmount),
    },
    periodDays: order.period,
    interestRatePercentPerDay,
    overdueRatePercentPerDay: requireSample(overdueRate, 'the overdue rate'),
    extension: { feePaise, days: limits.extensionDays },
    coolingOffDays: facts.coolingOffDays,
    grievanceOfficer: facts.grievanceOfficer,
  });
  const {
    title: _,
    lead: _lead,
    questions: _asked,
    ...texts
  } = renderKeyFactsStatement(next, facts.proposal);
  // Removes the first row, which shows the numbers of a proposal and an order: the next loan has
  // neither yet.
  const parts = texts.parts.map(({ heading, lines }, at) => ({
    heading,
    lines: at === 0 ? lines.slice(1) : lines,
  }));
  return { ...texts, parts, language: 'en' } as Schema<'NextKeyFacts'>;
}

/**
 * The quote of a server that ignores the query parameter `repaidFirst`. Such a quote has neither
 * `tier` nor `repayBy`.
 */
export function quoteWithoutTier(): Schema<'Quote'> {
  const { tier: _tier, repayBy: _repayBy, ...price } = quoteOf(5000);
  return price;
}

interface Server {
  order?: Partial<Schema<'OrderDetail'>>;
  repay?: Parameters<typeof mockPost<'/pay-order/v1/repay'>>[1];
  reapply?: Parameters<typeof mockPost<'/order/v1/reapply'>>[1];
  withdraw?: Parameters<typeof mockPost<'/order/v1/cancel-auto-apply'>>[1];
  price?: Parameters<typeof mockGet<'/order/v1/calculate'>>[1];
  product?: Parameters<typeof mockGet<'/product/v1/product-info'>>[1];
  /** Features of the server. `repayReapply`: the repay call also requests the next loan (D66). */
  parts?: string[];
}

export const clientConfigWithParts = (parts: string[]): Schema<'ClientConfig'> => ({
  customer: aCustomerService,
  parts,
});

export const repaymentServer = ({
  order = {},
  repay = success({ paymentUrl: checkoutUrl }),
  reapply = success({ orderId: '70031' }),
  withdraw = success(null),
  price = ({ query }) => success(nextLoanQuote(Number(query.get('amount')))),
  product = success(productInfo()),
  parts = [],
}: Server = {}) => ({
  msw: {
    handlers: [
      mockGet('/client/v1/config', success(clientConfigWithParts(parts))),
      mockGet('/order/v1/calculate', price),
      mockGet('/product/v1/product-info', product),
      mockPost('/order/v1/reapply', (request) => {
        repaymentCallSpy('reapply', request.body);
        return typeof reapply === 'function' ? reapply(request) : reapply;
      }),
      mockPost('/order/v1/cancel-auto-apply', (request) => {
        repaymentCallSpy('withdraw', request.body);
        return typeof withdraw === 'function' ? withdraw(request) : withdraw;
      }),
      mockPost('/pay-order/v1/repay', (request) => {
        repaymentCallSpy('repay', request.body);
        return typeof repay === 'function' ? repay(request) : repay;
      }),
      ...orderHandlers(orderDetail(order)),
    ],
  },
});

export const expectedRepayCall = ['repay', { orderId: '70012' }];
export const expectedWithdrawCall = ['withdraw', { orderId: '70012' }];
export const reapplyInput = {
  cardId: '31',
  borrowAmount: 5000,
  orderNo: orderDetail().orderNo,
};
export const expectedReapplyCall = ['reapply', reapplyInput];

export async function openRepaymentDialog(
  canvas: ReturnType<typeof within>,
  { amount = '5,028', name }: { amount?: string; name?: string } = {},
) {
  await userEvent.click(
    await canvas.findByRole('button', { name: name ?? `Repayment ₹ ${amount}` }),
  );
  return within(await canvas.findByRole('dialog', { name: `Repay ₹${amount}?` }));
}
