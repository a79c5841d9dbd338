import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, refusal, success } from '@kosha/api-client/testing';
import { addDays, formatWeekday, isTerminal, nextAuthStep, type OrderState } from '@kosha/domain';
import { anAboutUs, someQuestions } from '../../src/features/account/account.fixtures.ts';
import { applyServer } from '../../src/features/apply/apply.fixtures.ts';
import { banks, branches, cities, states } from '../../src/features/bank/ifsc/ifsc.fixtures.ts';
import { anAnsweredOpinion, someTypes } from '../../src/features/feedback/feedback.fixtures.ts';
import { loginHandlers } from '../../src/features/login/login.fixtures.ts';
import { orderInState, orderListItem } from '../../src/features/orders/orders.fixtures.ts';
import { checkoutUrl } from '../../src/features/orders/repayment/repayment.fixtures.ts';
import { homeProduct } from '../../src/shared/queries/home-index.fixtures.ts';
import { quoteOf } from '../../src/shared/world/price.fixtures.ts';
import { personaIn } from '../../src/shared/world/persona-in.ts';
import { homeOrderOf, productInfoFor } from '../../src/shared/world/world.fixtures.ts';
import { worldNow } from '../world-now.ts';
import { borrower, changeLoan, type Loan } from './borrower.ts';
import { verifying } from './verifying.ts';

type Order = Schema<'OrderDetail'>;

/** Where a loan goes by itself once somebody looks at it: the check and the payout end. */
const next: Partial<Record<OrderState, OrderState>> = { '1': '2', '4': '6' };

function isVerified(): boolean {
  const steps = borrower.auth.userAuthConfigVoList.map(({ key }) => key);
  return nextAuthStep(steps, borrower.auth).kind === 'done';
}

const asOf = worldNow;

const orderNo = 'KS0000000412';

/** What has happened by this state, all of it on the day of the journey. */
const datesIn = (state: OrderState) => ({
  applyTime: asOf,
  loanDate: ['6', '7'].includes(state) ? asOf : null,
  repaymentDate: ['6', '7'].includes(state) ? addDays(asOf, 7) : null,
  settledTime: state === '7' ? asOf : null,
  returnUntil: state === '6' ? addDays(asOf, 3) : null,
  serverTime: asOf,
});

/** The loan as the order that the borrower sees. */
function orderOf({ state, amountRupees, card }: Loan): Order {
  const { tier: _tier, repayBy: _repayBy, repaymentDate: _due, ...price } = quoteOf(amountRupees);
  const order = orderInState(state);
  return {
    ...order,
    ...price,
    orderNo,
    keyFacts: order.keyFacts ? { ...order.keyFacts, proposalNo: `KF${orderNo}-1` } : null,
    loanAmount: amountRupees,
    ...datesIn(state),
    ...(card && { cardId: card.id, bankNo: card.cardNo }),
  };
}

const asListed = ({
  orderState,
  loanAmount,
  arriveAmount,
  repaymentAmount,
  applyTime,
  repaymentDate,
  settledTime = null,
}: Order) =>
  orderListItem({
    orderNo,
    orderState,
    loanAmount,
    arriveAmount,
    repaymentAmount,
    applyTime,
    repaymentDate,
    settledTime,
  });

/** What home's answer says of it. */
function onHome(order: Order): Schema<'InProgressOrder'> {
  const { loanAmount, arriveAmount, repaymentAmount, interest, loanDate, repaymentDate } = order;
  const told = homeOrderOf(personaIn[order.orderState as OrderState]);
  return {
    ...told,
    ...(repaymentDate && { amountMsg: `by ${formatWeekday(repaymentDate)} · 7 days left` }),
    amount: loanDate === null ? loanAmount : repaymentAmount,
    repaymentAmount,
    arriveAmount,
    interest,
    loanDate,
    repaymentDate,
  };
}

const orders = () => (borrower.loan ? [orderOf(borrower.loan)] : []);

/** The order as it is now; the next look finds it one step further. */
function lookAtOrder() {
  const [order] = orders();
  if (!order) return refusal('There is no such order.', 404);
  const state = next[order.orderState as OrderState];
  if (state) changeLoan({ state });
  return success(order);
}

/** The borrower's bank cards, and the finder of branches. */
const keepingCards = [
  mockGet('/bank/v1/find-user-bank-card', () => success(borrower.cards)),
  mockPost('/bank/v1/bind-card', ({ body }) => {
    const { bankCode, cardNo } = body as { bankCode: string; cardNo: string };
    borrower.cards.unshift({ id: String(31 + borrower.cards.length), bankCode, cardNo });
    return success(null);
  }),
  mockGet('/bank-info/v1/get-branch', ({ query }) =>
    success({
      ifsc: query.get('ifsc') ?? '',
      bankName: 'HDFC Bank',
      name: 'PARK STREET',
      city: 'JAIPUR',
    }),
  ),
  mockGet('/bank-info/v1/get-bank-info', success(banks)),
  mockGet('/bank-info/v1/get-state-list', ({ query }) => success(states(query.get('pId')))),
  mockGet('/bank-info/v1/get-city-list', ({ query }) => success(cities(query.get('stateId')))),
  mockGet('/bank-info/v1/get-branch-list', success(branches)),
];

/** What lies beside the road: help, feedback, loans that start by themselves, signing out. */
const asides = [
  mockGet('/client/v1/faq', success(someQuestions)),
  mockGet('/client/v1/about-us', success(anAboutUs)),
  mockGet('/opinion-record/v1/get-opinion-config', success(someTypes)),
  mockPost('/opinion-record/v1/list', success([anAnsweredOpinion])),
  mockPost('/opinion-record/v1/save', success(null)),
  mockGet('/order/v1/schedule/list', success([])),
  mockGet('/user/v1/sessions', success([])),
  mockPost('/user/v1/end-session', success(null)),
  mockPost('/user/v1/logout', success(null)),
];

/** A lender with one product and one borrower, who answers in the order of a loan's life. */
export const lender = [
  ...loginHandlers,
  ...verifying,
  ...keepingCards,
  mockGet('/home/v1/index', () => {
    const running = orders().filter(({ orderState }) => !isTerminal(orderState as OrderState));
    return success({
      homeProductVos: [homeProduct()],
      undwayList: running.map(onHome),
    });
  }),
  mockGet('/order/v1/precheck', () =>
    isVerified()
      ? success({ orderStatus: 1, rejectStatusVO: null })
      : refusal('Please complete the verification first.', 428),
  ),
  mockPost('/order/v1/apply', ({ body }) => {
    const { cardId, borrowAmount } = body as { cardId: string; borrowAmount: number };
    const card = borrower.cards.find(({ id }) => id === cardId);
    borrower.loan = { state: '1', amountRupees: borrowAmount, card };
    return success({ orderId: '70012' });
  }),
  mockGet('/order/v1/list', () => success(orders().map(asListed))),
  mockGet('/order/v1/detail', lookAtOrder),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockPost('/order/v1/loan', () => {
    changeLoan({ state: '4' });
    return success(null);
  }),
  mockPost('/order/v1/reapply', success(null)),
  mockPost('/pay-order/v1/repay', success({ paymentUrl: checkoutUrl })),
  ...asides,
  ...applyServer({
    product: success(productInfoFor('verified', '1')),
    quote: ({ query }) => success(quoteOf(Number(query.get('amount')))),
  }),
];
