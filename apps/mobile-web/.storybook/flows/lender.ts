import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, refusal, success } from '@kosha/api-client/testing';
import {
  addDays,
  formatWeekdayDate,
  isTerminalOrderState,
  maskAccount,
  nextAuthStep,
  type OrderState,
  type TierOrderNum,
} from '@kosha/domain';
import { applyScreenHandlers } from '../../src/features/apply/apply.fixtures.ts';
import {
  anAnsweredOpinion,
  someFeedbackTypes,
} from '../../src/features/feedback/feedback.fixtures.ts';
import { loginHandlers } from '../../src/features/login/login.fixtures.ts';
import { orderInState, orderListItem } from '../../src/features/orders/orders.fixtures.ts';
import { checkoutUrl } from '../../src/features/orders/repayment/repayment.fixtures.ts';
import { secondCard } from '../../src/shared/sample-data/cards.fixtures.ts';
import {
  branchFinderHandlers,
  bankBranchResponse,
} from '../../src/shared/sample-data/directory.fixtures.ts';
import { quoteOf } from '../../src/shared/sample-data/price.fixtures.ts';
import { personaByOrderState } from '../../src/shared/sample-data/persona-in.ts';
import {
  responsesFor,
  homeOrderOf,
  homeProductOf,
  productInfoFor,
  aboutUs,
  faq,
} from '../../src/shared/sample-data/sample-data.fixtures.ts';
import { sampleNow } from '../sample-now.ts';
import { borrower, countRepaidLoans, resetBorrower, type Loan } from './borrower.ts';
import { verificationHandlers } from './verifying.ts';

type Order = Schema<'OrderDetail'>;

function isVerified(): boolean {
  const steps = borrower.auth.userAuthConfigVoList.map(({ key }) => key);
  return nextAuthStep(steps, borrower.auth).kind === 'done';
}

const asOf = sampleNow;

/** The sample personas with zero, one, and two or more repaid loans. */
const personasByRepaid = ['verified', 'settled', 'silver'];

const personaAfter = (repaid: number) =>
  personasByRepaid[Math.min(repaid, personasByRepaid.length - 1)] ?? 'verified';

const offerNow = (productId: string) => homeProductOf(personaAfter(countRepaidLoans()), productId);

const productNow = (productId: string) =>
  productInfoFor(personaAfter(countRepaidLoans()), productId);

const tierAfter = (repaid: number) =>
  (productInfoFor(personaAfter(repaid), '1').tier?.orderNum ?? null) as TierOrderNum | null;

/** In a flow, the borrower applies, receives the money and repays on the same day. */
const datesIn = (state: OrderState) => ({
  applyTime: asOf,
  loanDate: ['6', '7'].includes(state) ? asOf : null,
  repaymentDate: ['6', '7'].includes(state) ? addDays(asOf, 7) : null,
  settledTime: state === '7' ? asOf : null,
  returnUntil: state === '6' ? addDays(asOf, 3) : null,
  serverTime: asOf,
});

function orderOf({ orderId, orderNo, state, productId, amountRupees, tier, card }: Loan): Order {
  const quote = quoteOf(amountRupees, { productId, tier });
  const { tier: _tier, repayBy: _repayBy, repaymentDate: _due, ...price } = quote;
  const { period, interestRate } = productNow(productId);
  const order = orderInState(state);
  return {
    ...order,
    ...price,
    orderId,
    orderNo,
    productId,
    productName: offerNow(productId).name,
    period,
    interestRate,
    keyFacts: order.keyFacts ? { ...order.keyFacts, proposalNo: `KF${orderNo}-1` } : null,
    loanAmount: amountRupees,
    ...datesIn(state),
    ...(card && { cardId: card.id, bankNo: card.cardNo }),
  };
}

const toListedOrder = ({
  orderId,
  orderNo,
  productId,
  orderState,
  loanAmount,
  arriveAmount,
  repaymentAmount,
  applyTime,
  repaymentDate,
  settledTime = null,
}: Order) =>
  orderListItem({
    orderId,
    orderNo,
    productName: offerNow(productId).name,
    orderState,
    loanAmount,
    arriveAmount,
    repaymentAmount,
    applyTime,
    repaymentDate,
    settledTime,
  });

function onHome(order: Order): Schema<'InProgressOrder'> {
  const { loanAmount, arriveAmount, repaymentAmount, interest, loanDate, repaymentDate } = order;
  const sample = homeOrderOf(personaByOrderState[order.orderState as OrderState]);
  return {
    ...sample,
    orderId: order.orderId,
    name: offerNow(order.productId).name,
    logo: offerNow(order.productId).logo,
    ...(repaymentDate && { amountMsg: `by ${formatWeekdayDate(repaymentDate)} · 7 days left` }),
    amount: loanDate === null ? loanAmount : repaymentAmount,
    repaymentAmount,
    arriveAmount,
    interest,
    loanDate,
    repaymentDate,
  };
}

const orders = () => borrower.loans.map(orderOf);

const loanOf = (orderId: string | null) => borrower.loans.find((loan) => loan.orderId === orderId);

function addLoan(application: Pick<Loan, 'productId' | 'amountRupees' | 'card'>): string {
  const at = borrower.loans.length;
  const orderId = String(70012 + at);
  borrower.loans.unshift({
    ...application,
    orderId,
    orderNo: `KS${String(412 + at).padStart(10, '0')}`,
    state: '1',
    tier: tierAfter(countRepaidLoans()),
  });
  return orderId;
}

/**
 * Also adds the loan that the borrower requested with the repayment. Returns the repaid loan's id.
 */
export function settleNewestPayment(): string | undefined {
  const [loan] = borrower.loans;
  if (!loan) return undefined;
  loan.state = '7';
  const { nextRupees: amountRupees, productId, card } = loan;
  if (amountRupees !== undefined) addLoan({ productId, amountRupees, card });
  return loan.orderId;
}

/** An order in Auditing is approved after the app has requested the order once. */
function orderDetail({ query }: { query: URLSearchParams }) {
  const loan = loanOf(query.get('orderId'));
  if (!loan) return refusal('There is no such order.', 404);
  const order = orderOf(loan);
  if (loan.state === '1') loan.state = '2';
  return success(order);
}

/** A pending payout ends after the app has requested the list once. */
function orderList() {
  const listed = orders().map(toListedOrder);
  for (const loan of borrower.loans) if (loan.state === '4') loan.state = borrower.payoutEnd;
  return success(listed);
}

export function resetToApprovedLoan(): void {
  resetBorrower('photos');
  const done = { basic: 1, work: 1, kycAadhaarAndPan: 1, kycFaceAndHold: 1, contact: 1 } as const;
  Object.assign(borrower.auth, done);
  borrower.cards.push(secondCard);
  addLoan({ productId: '1', amountRupees: 3000, card: secondCard });
  for (const loan of borrower.loans) loan.state = '2';
}

const bankCardHandlers = [
  mockGet('/bank/v1/find-user-bank-card', () => success(borrower.cards)),
  mockPost('/bank/v1/bind-card', ({ body }) => {
    const { bankCode, cardNo } = body as { bankCode: string; cardNo: string };
    const branch = bankBranchResponse(bankCode);
    if (branch.kind !== 'success') return branch;
    const { bankName } = branch.data;
    const id = String(31 + borrower.cards.length);
    borrower.cards.unshift({ id, bankCode, bankName, cardNo: maskAccount(cardNo) });
    return success(null);
  }),
  ...branchFinderHandlers,
];

const otherHandlers = [
  mockGet('/client/v1/faq', success(faq)),
  mockGet('/client/v1/about-us', success(aboutUs)),
  mockGet('/opinion-record/v1/get-opinion-config', success(someFeedbackTypes)),
  mockPost('/opinion-record/v1/list', success([anAnsweredOpinion])),
  mockPost('/opinion-record/v1/save', success(null)),
  mockGet('/order/v1/schedule/list', success([])),
  mockGet('/user/v1/sessions', success([])),
  mockPost('/user/v1/end-session', success(null)),
  mockPost('/user/v1/logout', success(null)),
];

export const lenderHandlers = [
  ...loginHandlers,
  ...verificationHandlers,
  ...bankCardHandlers,
  mockGet('/home/v1/index', () => {
    const running = orders().filter(
      ({ orderState }) => !isTerminalOrderState(orderState as OrderState),
    );
    const { homeProductVos } = responsesFor(personaAfter(countRepaidLoans())).home;
    return success({ homeProductVos, undwayList: running.map(onHome) });
  }),
  mockGet('/order/v1/precheck', () =>
    isVerified()
      ? success({ orderStatus: 1, rejectStatusVO: null })
      : refusal('Please complete the verification first.', 428),
  ),
  mockPost('/order/v1/apply', ({ body }) => {
    const { productId, cardId, borrowAmount } = body as {
      productId: string;
      cardId: string;
      borrowAmount: number;
    };
    const card = borrower.cards.find(({ id }) => id === cardId);
    return success({ orderId: addLoan({ productId, amountRupees: borrowAmount, card }) });
  }),
  mockGet('/order/v1/list', orderList),
  mockGet('/order/v1/detail', orderDetail),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockPost('/order/v1/loan', ({ body }) => {
    const loan = loanOf((body as { orderId: string }).orderId);
    if (loan) loan.state = '4';
    return success(null);
  }),
  mockPost('/order/v1/reapply', ({ body }) => {
    const { orderNo, borrowAmount } = body as { orderNo: string; borrowAmount: number };
    const loan = borrower.loans.find((one) => one.orderNo === orderNo);
    if (loan) loan.nextRupees = borrowAmount;
    return success(null);
  }),
  mockPost('/order/v1/cancel-auto-apply', ({ body }) => {
    const loan = loanOf((body as { orderId: string }).orderId);
    if (loan) loan.nextRupees = undefined;
    return success(null);
  }),
  mockPost('/pay-order/v1/repay', success({ paymentUrl: checkoutUrl })),
  ...otherHandlers,
  ...applyScreenHandlers({
    product: ({ query }) => success(productNow(query.get('id') ?? '1')),
    quote: ({ query }) => {
      const isNext = query.get('repaidFirst') !== null;
      const quote = quoteOf(Number(query.get('amount')), {
        productId: query.get('productId') ?? '1',
        tier: tierAfter(countRepaidLoans() + (isNext ? 1 : 0)),
      });
      const [present] = borrower.loans;
      const repayBy = isNext && present ? orderOf(present).repaymentDate : null;
      return success({ ...quote, repayBy });
    },
  }),
];
