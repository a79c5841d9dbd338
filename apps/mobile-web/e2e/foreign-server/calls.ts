interface Loan {
  orderId: number;
  state: number;
  amount: number;
  appliedAt: number;
  paidAt?: number;
  settledAt?: number;
  auto: boolean;
}

interface Borrower {
  phone: string;
  loans: Loan[];
  cards: { id: number; cardNo: string; bankCode: string; bankName: string }[];
}

interface Call {
  query: URLSearchParams;
  body: Record<string, unknown>;
  borrower: Borrower;
  /** The origin of this server itself, even behind a proxy. */
  origin: string;
}

export class RefusalError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const dayMs = 86_400_000;
const period = 7;
const product = { id: 501, name: 'Sahaj Loan', amounts: [2000, 4000, 6000] };

const rupees = (amount: number) => amount.toFixed(2);
const list = <T>(items: readonly T[]) => (items.length > 0 ? items : null);
const time = (ms: number | undefined) => (ms === undefined ? null : String(ms));

function priceOf(amount: number) {
  const serviceFee = amount * 0.08;
  const gstFee = serviceFee * 0.18;
  const interest = amount * 0.001 * period;
  return {
    serviceFee,
    gstFee,
    interest,
    arrives: amount - serviceFee - gstFee,
    due: amount + interest,
  };
}

function priceInWire(amount: number) {
  const { serviceFee, gstFee, interest, arrives, due } = priceOf(amount);
  return {
    serviceFee: rupees(serviceFee),
    gstFee: rupees(gstFee),
    interest: rupees(interest),
    arriveAmount: rupees(arrives),
    repaymentAmount: rupees(due),
  };
}

const orderNoOf = ({ orderId }: Loan) => `SJ/2026/${orderId}`;

const inList = (loan: Loan) => ({
  orderId: loan.orderId,
  orderState: String(loan.state),
  productName: product.name,
  orderNo: orderNoOf(loan),
  loanAmount: rupees(loan.amount),
  ...priceInWire(loan.amount),
  extensionState: 0,
});

const inFull = (loan: Loan) => ({
  ...inList(loan),
  productId: product.id,
  period,
  applyTime: time(loan.appliedAt),
  loanDate: time(loan.paidAt),
  repaymentDate: time(loan.paidAt && loan.paidAt + period * dayMs),
  overdueDays: 0,
  overdueFee: '0.00',
  extensionMsg: null,
  reservation: 0,
  isExtension: false,
  canChooseAmount: false,
  bankNo: 'XXXXXXXX7891',
});

function loanOf(borrower: Borrower, id: unknown): Loan {
  const loan = borrower.loans.find(({ orderId }) => String(orderId) === String(id));
  if (!loan) throw new RefusalError(4001, 'We do not know this loan.');
  return loan;
}

/**
 * Approves an order in audit (state 1). With automatic payout, the loan is then paid out (state 6).
 * Otherwise, the borrower must first confirm the order (state 2).
 */
function audit(loan: Loan): void {
  if (loan.state === 1) loan.state = loan.auto ? 6 : 2;
  if (loan.state === 6) loan.paidAt ??= Date.now();
}

const home = ({ borrower }: Call) => {
  borrower.loans.forEach(audit);
  const running = borrower.loans.filter(({ state }) => [1, 2, 4, 6].includes(state));
  return {
    homeProductVos: [
      {
        id: product.id,
        name: product.name,
        logo: null,
        maxAmount: rupees(Math.max(...product.amounts)),
        productType: 1,
        productStatus: 1,
        isFull: 0,
        fullMsg: null,
        orderNum: 0,
        h5Href: null,
      },
    ],
    undwayList: list(
      running.map((loan) => ({
        orderId: loan.orderId,
        orderState: String(loan.state),
        name: product.name,
        logo: null,
        amountMsg: 'Repayment amount',
        amount: rupees(priceOf(loan.amount).due),
        interest: rupees(priceOf(loan.amount).interest),
        fullButtonName: 'Repay Now',
      })),
    ),
  };
};

let nextId = 9000;
const number = (value: unknown) => Number(value);

export const callHandlers: Readonly<Record<string, (call: Call) => unknown>> = {
  'GET /home/v1/index': home,
  'GET /auth/v1/find-user-auth': () => ({
    userAuthConfigVoList: [{ key: 'basic' }, { key: 'contacts' }],
    basic: 1,
    work: 1,
    kycAadhaarAndPan: 1,
    kycFaceAndHold: 1,
    contact: 1,
  }),
  'GET /product/v1/product-info': ({ query }) => {
    if (number(query.get('id')) !== product.id) throw new RefusalError(4002, 'No such product.');
    return {
      name: product.name,
      amountList: product.amounts.map(rupees),
      period,
      interestRate: '0.1',
      loanProcessingTime: 'The same day',
      score: 4.2,
      serviceRate: 8,
      slogan: 'Money until the salary comes',
      periodList: [period],
      detail: [{ content: ['18 years or older'] }, { content: ['PAN card'] }],
    };
  },
  'GET /order/v1/precheck': () => ({ orderStatus: 1, rejectStatusVO: null }),
  'GET /order/v1/calculate': ({ query }) => priceInWire(number(query.get('amount'))),
  'GET /bank/v1/find-user-bank-card': ({ borrower }) => list(borrower.cards),
  'POST /bank/v1/bind-card': ({ borrower, body }) => {
    const cardNo = String(body['cardNo'] ?? body['bankNo']);
    const card = {
      id: (nextId += 1),
      cardNo,
      bankCode: String(body['bankCode']),
      bankName: 'HDFC Bank',
    };
    borrower.cards.push(card);
    return { id: card.id };
  },
  'POST /order/v1/apply': ({ borrower, body }) => {
    const amount = number(body['borrowAmount']);
    if (!product.amounts.includes(amount))
      throw new RefusalError(4003, 'Please choose an offered amount.');
    const loan: Loan = {
      orderId: (nextId += 1),
      state: 1,
      amount,
      appliedAt: Date.now(),
      auto: body['autoMoney'] === 1,
    };
    borrower.loans.push(loan);
    return { orderId: loan.orderId };
  },
  'GET /order/v1/list': ({ borrower }) => {
    borrower.loans.forEach(audit);
    return list(borrower.loans.map(inList).toReversed());
  },
  'GET /order/v1/detail': ({ borrower, query }) => {
    const loan = loanOf(borrower, query.get('orderId'));
    audit(loan);
    return inFull(loan);
  },
  'POST /order/v1/loan': ({ borrower, body }) => {
    const loan = loanOf(borrower, body['orderId']);
    if (loan.state !== 2) throw new RefusalError(4004, 'This loan cannot be paid out.');
    Object.assign(loan, { state: 6, paidAt: Date.now() });
    return null;
  },
  'POST /pay-order/v1/repay': ({ borrower, body, origin }) => {
    const loan = loanOf(borrower, body['orderId']);
    return { paymentUrl: `${origin}/pay/${borrower.phone}/${loan.orderId}` };
  },
  'POST /device/v1/needUpload': () => null,
};

export const publicCallHandlers: Readonly<
  Record<string, (call: Pick<Call, 'query' | 'body'>, server: ServerState) => unknown>
> = {
  'GET /client/v1/config': (_, { lender: { customer } }) => ({ customer }),
  'GET /client/v1/about-us': (_, { lender: { appName } }) => ({
    appName,
    copywriting: 'Small loans from Pune.',
  }),
  'GET /sms/v1/sendCode': ({ query }, { codes }) => {
    codes.set(lastTen(query.get('phone')), '4711');
    return null;
  },
  'POST /user/v1/login': ({ body }, { codes, borrowers }) => {
    const phone = lastTen(body['phone']);
    if (codes.get(phone) !== String(body['code']))
      throw new RefusalError(1001, 'This code is wrong.');
    const token = `${phone}-${(nextId += 1)}`;
    const known = [...borrowers.values()].find((borrower) => borrower.phone === phone);
    borrowers.set(token, known ?? { phone, loans: [], cards: [] });
    return { isRegister: known ? 0 : 1, token };
  },
};

const lastTen = (phone: unknown) => String(phone).replaceAll(/\D/g, '').slice(-10);

export interface Lender {
  appName: string;
  customer: object;
}

export interface ServerState {
  lender: Lender;
  origin: string;
  codes: Map<string, string>;
  borrowers: Map<string, Borrower>;
}

export const supportedCalls: readonly string[] = [
  ...Object.keys(publicCallHandlers),
  ...Object.keys(callHandlers),
];
