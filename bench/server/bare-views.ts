import {
  addDays,
  asPaise,
  daysBetween,
  formatDayCount,
  formatWeekdayDate,
  isTerminalOrderState,
  offerStatement,
  quote,
  tierForOnTimeRepayments,
  type OrderState,
} from '@kosha/domain';

/** The driver may return bigint and numeric columns as strings. */
type Row = Readonly<Record<string, unknown>>;

const rupees = (paise: unknown): number => Number(paise) / 100;
const time = (ms: unknown): number | null => (ms === null ? null : Number(ms));

const neededByTier: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 4, 5: 5 };

export function homeView(products: readonly Row[], orders: readonly Row[]): object {
  const onTime = orders.filter((order) => order['was_on_time'] === true).length;
  return {
    homeProductVos: products.map((product) => homeProduct(product, onTime)),
    undwayList: orders
      .filter(({ state }) => !isTerminalOrderState(state as OrderState))
      .map((order) => ({
        orderId: order['id'],
        orderState: order['state'],
        name: order['product_name'],
        logo: order['product_logo'],
        amountMsg: dueMessage(Number(order['due_at_ms'])),
        amount: rupees(order['repayment_paise']),
        repaymentAmount: rupees(order['repayment_paise']),
        interest: rupees(order['interest_paise']),
        fullButtonName: 'Repay now',
        arriveAmount: rupees(order['received_paise']),
        loanDate: time(order['loaned_at_ms']),
        repaymentDate: time(order['due_at_ms']),
        overdueDays: 0,
        overdueFee: 0,
        extensions: [],
        paymentState: paymentStateOf(order),
        serverTime: Date.now(),
      })),
    returned: null,
  };
}

const paymentStateOf = (order: Row) => (order['is_payment_checked'] === true ? 'checking' : 'none');

const dueMessage = (dueAtMs: number): string =>
  `by ${formatWeekdayDate(dueAtMs)} · ${formatDayCount(daysBetween(Date.now(), dueAtMs))} left`;

function offerOf(product: Row, onTime: number): object {
  const days = product['period_days'] as number;
  const principalPaise = asPaise(Math.max(...(product['amounts_paise'] as number[])));
  const price = quote({
    principalPaise,
    serviceRate: Number(product['service_rate_percent']),
    tierReductionPercent: tierForOnTimeRepayments(onTime)?.maxReductionPercent ?? 0,
    interestRatePercentPerDay: Number(product['interest_rate_percent_per_day']),
    days,
  });
  return {
    offer: {
      amount: rupees(principalPaise),
      received: rupees(price.receivedPaise),
      repayment: rupees(price.repaymentPaise),
      cost: rupees(price.repaymentPaise - price.receivedPaise),
      apr: offerStatement(price, days).offeredAprPercent,
      period: days,
    },
  };
}

const lockedMessage = (missing: number, onTime: number): string =>
  `Repay ${missing}${onTime > 0 ? ' more' : ''} ${missing === 1 ? 'loan' : 'loans'} on time to unlock this product.`;

const fullMessage = (product: Row): string | null =>
  product['is_full'] === true ? 'This product is full for today.' : null;

function homeProduct(product: Row, onTime: number): object {
  const needed = neededByTier[product['order_num'] as number] ?? 0;
  const isLocked = onTime < needed;
  const isOpen = !isLocked && product['is_full'] !== true && product['external_url'] === null;
  return {
    id: product['id'],
    name: product['name'],
    logo: product['logo'],
    maxAmount: rupees(Math.max(...(product['amounts_paise'] as number[]))),
    productType: product['external_url'] === null ? 1 : 0,
    productStatus: isLocked ? 0 : 1,
    isFull: product['is_full'] === true ? 1 : 0,
    fullMsg: isLocked ? lockedMessage(needed - onTime, onTime) : fullMessage(product),
    orderNum: product['order_num'],
    h5Href: product['external_url'],
    ...(isOpen && offerOf(product, onTime)),
    reapplyTime: null,
  };
}

const sharedView = (order: Row) => ({
  orderId: order['id'],
  orderState: order['state'],
  productName: order['product_name'],
  orderNo: order['order_no'],
  loanAmount: rupees(order['principal_paise']),
  arriveAmount: rupees(order['received_paise']),
  repaymentAmount: rupees(order['repayment_paise']),
  extensionState: 0,
  applyTime: time(order['applied_at_ms']),
  repaymentDate: time(order['due_at_ms']),
  overdueDays: 0,
  overdueFee: 0,
  extensions: [],
  settledTime: time(order['settled_at_ms']),
  serverTime: Date.now(),
});

export const listView = (order: Row) => ({
  ...sharedView(order),
  paymentState: paymentStateOf(order),
  returnedTime: null,
});

export const detailView = (order: Row, payment: Row | undefined, keyFacts: Row | undefined) => ({
  ...sharedView(order),
  productId: order['product_id'],
  period: order['period_days'],
  loanDate: time(order['loaned_at_ms']),
  serviceFee: rupees(order['processing_fee_paise']),
  gstFee: rupees(order['gst_paise']),
  interest: rupees(order['interest_paise']),
  interestRate: Number(order['interest_rate_percent_per_day']),
  cardId: order['card_id'],
  bankNo: order['account_masked'],
  usage: null,
  reservation: 0,
  canChooseAmount: true,
  isExtension: false,
  extensionMsg: null,
  paymentState: payment?.['state'] ?? 'none',
  keyFacts: keyFacts && {
    proposalNo: keyFacts['proposal_no'],
    isExpired: false,
    isAcknowledged: keyFacts['is_acknowledged'],
    mustAcknowledge: false,
  },
  returnUntil: addDays(Number(order['loaned_at_ms']), order['cooling_off_days'] as number),
  isReturned: false,
  tierReached: null,
});

export const productView = (product: Row, onTime: number) => ({
  name: product['name'],
  logo: product['logo'],
  amountList: (product['amounts_paise'] as number[]).map(rupees),
  period: product['period_days'],
  interestRate: Number(product['interest_rate_percent_per_day']),
  loanProcessingTime: product['loan_processing_time'],
  score: product['score'],
  serviceRate: Number(product['service_rate_percent']),
  slogan: product['slogan'],
  periodList: product['periods_days'],
  detail: [{ content: product['eligibility'] }, { content: product['requirements'] }],
  tier: onTime >= 4 ? { orderNum: 4, reductionPercent: 13 } : null,
  ...offerOf(product, onTime),
});

export const cardView = (card: Row) => ({
  id: card['id'],
  cardNo: card['account_masked'],
  bankCode: card['bank_code'],
  bankName: card['bank_name'],
});

export const formView = (form: Row | undefined) => form?.['fields'];
