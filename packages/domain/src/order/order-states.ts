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
  | 'autoApply'
  | 'reapply';
/** Why an action is not open; the words belong to the app's catalogue. */
export type OrderBlock = 'inAudit' | 'awaitsConfirmation' | 'inDisbursal' | 'paidOut' | 'ended';

export interface OrderStateRow {
  readonly label: string;
  readonly tag: OrderTag;
  readonly listLink: OrderListLink;
  readonly homeLink: OrderHomeLink;
  readonly actions: readonly OrderAction[];
  readonly next: readonly OrderState[];
  readonly block: OrderBlock;
}

const REPAYMENT_ACTIONS = [
  'repay',
  'extend',
  'abandonExtension',
  'autoApply',
  'reapply',
] as const satisfies readonly OrderAction[];

/**
 * Everything that follows from an order's state. Labels, tags and links are §4; the transitions are
 * ours, drawn from §1 and §4. A state with no `next` is terminal.
 */
export const orderStates = {
  // §4, §2 Audit. 4 comes straight after 1 when the money is fetched automatically (§2 Apply page).
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
  // §4 Repayment, §2 Order detail; D10, D23. An offered extension can be turned down before it starts.
  '6': {
    label: 'Loaned',
    tag: 'valid',
    listLink: 'detail',
    homeLink: 'detail',
    actions: REPAYMENT_ACTIONS,
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
    actions: REPAYMENT_ACTIONS,
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
  // §4: the audit is finished and its outcome is about to show; it gives neither label nor tag.
  '10': {
    label: 'Audit finished',
    tag: 'neutral',
    listLink: null,
    homeLink: 'orders',
    actions: ['refreshAudit'],
    next: ['2', '3', '4', '9'],
    block: 'inAudit',
  },
  // §4 Extension: paid (6), abandoned (6 or 8), or the loan repaid meanwhile (7).
  '11': {
    label: 'Extension',
    tag: 'valid',
    listLink: 'extension',
    homeLink: 'orders',
    actions: REPAYMENT_ACTIONS,
    next: ['6', '7', '8'],
    block: 'paidOut',
  },
} as const satisfies Record<OrderState, OrderStateRow>;
