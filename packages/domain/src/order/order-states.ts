export type OrderState = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11';
export type OrderTag = 'valid' | 'invalid' | 'neutral';
/** A screen under /orders/{id}; null is a row that cannot be tapped. */
export type OrderListLink = 'audit' | 'confirm' | 'detail' | 'extension' | null;
/** 'orders' is the order list. */
export type OrderHomeLink = 'audit' | 'confirm' | 'detail' | 'orders';
export type OrderAction =
  | 'refreshAudit'
  | 'confirmLoan'
  | 'repay'
  | 'extend'
  | 'abandonExtension'
  | 'setNextLoan';
/** Why an action is not possible. The app has a text for each. */
export type OrderBlock = 'inAudit' | 'awaitsConfirmation' | 'inDisbursal' | 'paidOut' | 'ended';

export interface OrderStateRow {
  label: string;
  tag: OrderTag;
  listLink: OrderListLink;
  homeLink: OrderHomeLink;
  actions: readonly OrderAction[];
  next: readonly OrderState[];
  block: OrderBlock;
}

const repaymentActions = [
  'repay',
  'extend',
  'abandonExtension',
  'setNextLoan',
] as const satisfies readonly OrderAction[];

/**
 * Everything that depends on an order's state. Labels, tags and links come from §4; the transitions
 * are how we read §1 and §4. A state without `next` is final.
 */
export const orderStates = {
  // §4, §2 Audit. With automatic payout 4 follows 1 directly (§2 Apply page).
  '1': {
    label: 'Auditing',
    tag: 'valid',
    listLink: 'audit',
    homeLink: 'audit',
    actions: ['refreshAudit'],
    next: ['2', '3', '4', '9', '10'],
    block: 'inAudit',
  },
  // §4, §2 Confirm: 'Get Money'.
  '2': {
    label: 'Pass',
    tag: 'valid',
    listLink: 'confirm',
    homeLink: 'confirm',
    actions: ['confirmLoan'],
    next: ['4', '9'],
    block: 'awaitsConfirmation',
  },
  // §4, §2 Denied.
  '3': {
    label: 'Denied',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: [],
    block: 'ended',
  },
  // §4: the money is on its way.
  '4': {
    label: 'Lending',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: ['5', '6'],
    block: 'inDisbursal',
  },
  // §4: the payout failed.
  '5': {
    label: 'Failed',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: [],
    block: 'ended',
  },
  // §4 Repayment, §2 Order detail; D10, D23. An extension can be abandoned before it starts.
  '6': {
    label: 'Loaned',
    tag: 'valid',
    listLink: 'detail',
    homeLink: 'detail',
    actions: repaymentActions,
    next: ['7', '8', '11'],
    block: 'paidOut',
  },
  // §4.
  '7': {
    label: 'Settled',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: [],
    block: 'ended',
  },
  // §4, §2 Order detail; D20.
  '8': {
    label: 'Overdued',
    tag: 'valid',
    listLink: 'detail',
    homeLink: 'detail',
    actions: repaymentActions,
    next: ['7', '11'],
    block: 'paidOut',
  },
  // §4 gives the tag, D19 the label.
  '9': {
    label: 'Closed',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: [],
    block: 'ended',
  },
  // §4: the audit is finished, its result comes next. §4 gives neither label nor tag.
  '10': {
    label: 'Audit finished',
    tag: 'neutral',
    listLink: null,
    homeLink: 'orders',
    actions: ['refreshAudit'],
    next: ['2', '3', '4', '9'],
    block: 'inAudit',
  },
  // §4 Extension: ends paid (6), abandoned or unpaid (6 or 8), or with the loan repaid (7).
  '11': {
    label: 'Extension',
    tag: 'valid',
    listLink: 'extension',
    homeLink: 'orders',
    actions: repaymentActions,
    next: ['6', '7', '8'],
    block: 'paidOut',
  },
} as const satisfies Record<OrderState, OrderStateRow>;
