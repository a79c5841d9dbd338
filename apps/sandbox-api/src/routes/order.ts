import { addDays, isOrderActionAllowed, deniedWait, hourMs, paiseToRupees } from '@kosha/domain';
import { checkoutUrl, requireCheckoutOrigin } from '../http/checkout-url.ts';
import { rowRangeOf } from '../http/paging.ts';
import { toPaise } from '../http/to-paise.ts';
import type { Routes } from '../http/route.ts';
import { refuse } from '../refusals/refuse.ts';
import { returnTermsOf } from '../services/ledger/loan.ts';
import { startReturn } from '../services/payment/start-return.ts';
import type { CallLimit } from '../services/allowance/call-limit.ts';
import { printDocument } from '../services/document/print.ts';
import { findLatestExtensionWithFee } from '../services/extension/calculate.ts';
import { canRequestExtension } from '../services/extension/offer.ts';
import { extensionText } from '../services/extension/view.ts';
import { acknowledgeKeyFacts } from '../services/key-facts/acknowledge.ts';
import { orderKeyFacts, showKeyFacts, showProposal } from '../services/order/key-facts.ts';
import { cancelNextLoanOf } from '../services/next-loan/cancel.ts';
import { findWaitingNextLoan } from '../services/next-loan/find.ts';
import { setNextLoan, setNextLoanWithRepayment } from '../services/next-loan/set.ts';
import { scheduledOrder } from '../services/next-loan/view.ts';
import { applyForLoan } from '../services/order/apply.ts';
import { confirmLoan } from '../services/order/confirm.ts';
import { showNextKeyFacts } from '../services/order/next-key-facts.ts';
import { precheckOrder } from '../services/order/precheck.ts';
import { findNextTier, quoteFor } from '../services/order/quote.ts';
import { orderDetail, orderListItem, tierReduction } from '../services/order/view.ts';
import { assertTermOffered } from '../services/product/terms.ts';
import { findProduct } from '../services/product/find.ts';
import {
  bringDetailedOrderUpToDate,
  bringOrderUpToDate,
  bringOrdersUpToDate,
} from '../services/up-to-date/bring-up-to-date.ts';

const documentsOfUser: CallLimit = {
  of: 'documents',
  per: 'user',
  max: 30,
  windowMs: hourMs,
  refusal: 'tooManyDocuments',
};

export const orderRoutes = {
  acknowledgeKeyFacts: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await acknowledgeKeyFacts(db, { ...body, userId: user.id, now });
      return null;
    },
  },
  applyOrder: {
    who: 'session',
    consent: ({ autoMoney }) => (autoMoney === 1 ? 'autoMoney' : null),
    handle: ({ body, user, now, db }) =>
      applyForLoan(db, {
        userId: user.id,
        productId: body.productId,
        cardId: body.cardId,
        amountPaise: toPaise('borrowAmount', body.borrowAmount),
        periodDays: body.periods,
        isAutoMoney: body.autoMoney === 1,
        now,
      }),
  },
  calculateQuote: {
    who: 'session',
    handle: async ({ query, user, now, db }) => {
      const repaidFirst = query.repaidFirst ?? null;
      const [product, next] = await Promise.all([
        findProduct(db, query.productId),
        findNextTier(db, { userId: user.id, repaidFirst, now }),
      ]);
      const { amount, period: days } = query;
      await assertTermOffered(db, product, days);
      const { onTimeRepayments } = next;
      const price = quoteFor(product, toPaise('amount', amount), { onTimeRepayments, days });
      return {
        repaymentAmount: paiseToRupees(price.repaymentPaise),
        serviceFee: paiseToRupees(price.processingFeePaise),
        gstFee: paiseToRupees(price.gstPaise),
        interest: paiseToRupees(price.interestPaise),
        arriveAmount: paiseToRupees(price.receivedPaise),
        repaymentDate: addDays(now, days),
        tier: tierReduction(next.tier),
        repayBy: next.repayByMs,
      };
    },
  },
  cancelAutoApply: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await cancelNextLoanOf(db, { userId: user.id, orderId: body.orderId, now });
      return null;
    },
  },
  confirmLoan: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await confirmLoan(db, { userId: user.id, ...body, proposalNo: body.proposalNo, now });
      return null;
    },
  },
  getAutoApply: {
    who: 'session',
    handle: async ({ query, user, now, db, translator }) => {
      const { order } = await bringOrderUpToDate(db, {
        userId: user.id,
        orderId: query.orderId,
        now,
      });
      const found = await findWaitingNextLoan(db, order.id);
      return found === null ? null : scheduledOrder(found, translator);
    },
  },
  getKeyFacts: {
    who: 'session',
    handle: ({ query, user, now, db }) => showProposal(db, { ...query, userId: user.id, now }),
  },
  getCoolingOff: {
    who: 'session',
    handle: async ({ query, user, now, db }) => {
      const request = { userId: user.id, orderId: query.orderId, now };
      const { order } = await bringOrderUpToDate(db, request);
      const offer = returnTermsOf(order, now);
      if (offer === null)
        throw refuse(isOrderActionAllowed('repay', order.state) ? 'coolingOffOver' : 'nothingDue');
      return {
        until: offer.untilMs,
        payable: paiseToRupees(offer.payablePaise),
        later: offer.later.map(({ fromMs, payablePaise }) => ({
          from: fromMs,
          payable: paiseToRupees(payablePaise),
        })),
        received: paiseToRupees(order.receivedPaise),
      };
    },
  },
  getNextKeyFacts: {
    who: 'session',
    handle: ({ query: { amount, ...query }, user, now, db }) =>
      showNextKeyFacts(db, {
        ...query,
        amountPaise: toPaise('amount', amount),
        userId: user.id,
        now,
      }),
  },
  getOrderDocument: {
    who: 'session',
    limits: [documentsOfUser],
    handle: ({ query, user, now, db, printPdf }) =>
      printDocument(db, printPdf, { ...query, userId: user.id, now }),
  },
  getOrderDetail: {
    who: 'session',
    handle: async ({ query, user, now, db, translator }) => {
      const loaded = await bringDetailedOrderUpToDate(db, {
        userId: user.id,
        orderId: query.orderId,
        now,
      });
      const { order, repaymentState } = loaded;
      const isExtension =
        order.state === '11' || (await canRequestExtension(db, { order, repaymentState, now }));
      const latest = await findLatestExtensionWithFee(db, order);
      const text = extensionText(latest);
      const msg = text === null ? null : translator.translate(text);
      const keyFacts = await orderKeyFacts(db, loaded, now);
      return orderDetail(loaded, { isExtension, extensionMsg: msg, keyFacts }, now);
    },
  },
  issueKeyFacts: {
    who: 'session',
    handle: ({ body, user, now, db }) => showKeyFacts(db, { ...body, userId: user.id, now }),
  },
  listOrders: {
    who: 'session',
    handle: async ({ query, user, now, db }) => {
      const page = { userId: user.id, ...rowRangeOf(query), now };
      const orders = await bringOrdersUpToDate(db, page);
      return orders.map((loaded) => orderListItem(loaded, now));
    },
  },
  precheckOrder: {
    who: 'session',
    handle: async ({ query, user, now, db }) => {
      const request = { userId: user.id, productId: query.productId, now };
      const { isRunning, rejectedUntilMs } = await precheckOrder(db, request);
      if (isRunning) return { orderStatus: prechecked.running, rejectStatusVO: null };
      if (rejectedUntilMs === null) {
        return { orderStatus: prechecked.mayApply, rejectStatusVO: null };
      }
      const { days, hours } = deniedWait(rejectedUntilMs, now);
      return { orderStatus: prechecked.denied, rejectStatusVO: { day: days, hour: hours } };
    },
  },
  reapplyOrder: {
    who: 'session',
    consent: 'reapply',
    handle: async ({ body, user, now, db }) => {
      const { orderNo, cardId, borrowAmount } = body;
      const amountPaise = toPaise('borrowAmount', borrowAmount);
      await setNextLoanWithRepayment(db, { userId: user.id, orderNo, cardId, amountPaise, now });
      return null;
    },
  },
  returnLoan: {
    who: 'session',
    handle: async ({ body, user, now, db, checkoutOrigin }) => {
      const origin = requireCheckoutOrigin(checkoutOrigin);
      const expectedPaise = toPaise('expectedAmount', body.expectedAmount);
      const request = { userId: user.id, orderId: body.orderId, expectedPaise, now };
      const { paymentId } = await startReturn(db, request);
      return { paymentUrl: checkoutUrl(origin, paymentId, 'repayment') };
    },
  },
  setAutoApply: {
    who: 'session',
    consent: 'autoApply',
    handle: async ({ body, user, now, db, translator }) => {
      const { expectBorrowAmount, ...schedule } = body;
      const amountPaise = toPaise('expectBorrowAmount', expectBorrowAmount);
      const written = await setNextLoan(db, { ...schedule, amountPaise, userId: user.id, now });
      return scheduledOrder(written, translator);
    },
  },
} as const satisfies Routes;

/** Values of `orderStatus` in a precheck (§4). */
const prechecked = { denied: 0, mayApply: 1, running: 2 } as const;
