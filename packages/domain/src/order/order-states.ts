export type OrderState = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11';
export type OrderTagTone = 'valid' | 'invalid' | 'neutral';
/** The screen that a row of the order list links to; null for a row without a link. */
export type OrderListLink = 'audit' | 'confirm' | 'detail' | 'extension' | null;
/** The screen that Home links to; 'orders' is the order list. */
export type OrderHomeLink = 'audit' | 'confirm' | 'detail' | 'orders';
export type OrderAction =
  | 'refreshAudit'
  | 'confirmLoan'
  | 'repay'
  | 'extend'
  | 'abandonExtension'
  | 'setNextLoan';
/** Why an action is impossible. The app has a message for each reason. */
export type OrderBlockReason =
  | 'inAudit'
  | 'awaitsConfirmation'
  | 'inDisbursal'
  | 'paidOut'
  | 'ended';

export interface OrderStateRow {
  label: string;
  tag: OrderTagTone;
  listLink: OrderListLink;
  homeLink: OrderHomeLink;
  actions: readonly OrderAction[];
  next: readonly OrderState[];
  block: OrderBlockReason;
}

const repaymentActions = [
  'repay',
  'extend',
  'abandonExtension',
  'setNextLoan',
] as const satisfies readonly OrderAction[];

/**
 * Labels, tags and links are from §4, unless the comment on a state says otherwise. The transitions
 * in `next` are our interpretation of §1 and §4.
 */
export const orderStates = {
  // The lender audits the order (§4, §2 Audit). With automatic payout, an approved order skips
  // state 2 (§2 Apply page).
  '1': {
    label: 'Auditing',
    tag: 'valid',
    listLink: 'audit',
    homeLink: 'audit',
    actions: ['refreshAudit'],
    next: ['2', '3', '4', '9', '10'],
    block: 'inAudit',
  },
  // The borrower must confirm the loan with 'Get Money' (§4, §2 Confirm).
  '2': {
    label: 'Pass',
    tag: 'valid',
    listLink: 'confirm',
    homeLink: 'confirm',
    actions: ['confirmLoan'],
    next: ['4', '9'],
    block: 'awaitsConfirmation',
  },
  // The lender has denied the loan (§4, §2 Denied).
  '3': {
    label: 'Denied',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: [],
    block: 'ended',
  },
  // §4: the payout is in progress.
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
  // The loan is paid out and not overdue (§4 Repayment, §2 Order detail; D10, D23). The actions
  // include 'abandonExtension', because borrowers can decline an extension before requesting it.
  '6': {
    label: 'Loaned',
    tag: 'valid',
    listLink: 'detail',
    homeLink: 'detail',
    actions: repaymentActions,
    next: ['7', '8', '11'],
    block: 'paidOut',
  },
  // §4: repaid in full.
  '7': {
    label: 'Settled',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: [],
    block: 'ended',
  },
  // The loan is overdue (§4, §2 Order detail; D20).
  '8': {
    label: 'Overdued',
    tag: 'valid',
    listLink: 'detail',
    homeLink: 'detail',
    actions: repaymentActions,
    next: ['7', '11'],
    block: 'paidOut',
  },
  // The tag is from §4, the label from D19.
  '9': {
    label: 'Closed',
    tag: 'invalid',
    listLink: null,
    homeLink: 'orders',
    actions: [],
    next: [],
    block: 'ended',
  },
  // The audit has ended, but its result is not known yet (§4). §4 defines no label or tag for this
  // state, so both are our own.
  '10': {
    label: 'Audit finished',
    tag: 'neutral',
    listLink: null,
    homeLink: 'orders',
    actions: ['refreshAudit'],
    next: ['2', '3', '4', '9'],
    block: 'inAudit',
  },
  // The borrower has requested an extension (§4). The order then changes to state 6 if the fee is
  // paid, to state 6 or 8 if it is not, and to state 7 if the loan is repaid (D53).
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

export type ParsedOrderState =
  | { isKnown: true; state: OrderState }
  | { isKnown: false; unknown: string };

export interface OrderStateView {
  label: string;
  tag: OrderTagTone;
  /** True if the state is unknown. The app then sends the event `contract_drift` (D19). */
  isDrift: boolean;
}

export const allOrderStates = Object.keys(orderStates) as readonly OrderState[];

export function orderStateRow(state: OrderState): OrderStateRow {
  return orderStates[state];
}

/** Parses the server's state, a string or a number (§4). Never throws (D19). */
export function parseOrderState(raw: unknown): ParsedOrderState {
  const isReadable = typeof raw === 'string' || typeof raw === 'number';
  const text = isReadable ? String(raw).trim() : '';
  const isKnown = Object.hasOwn(orderStates, text);
  return isKnown ? { isKnown, state: text as OrderState } : { isKnown, unknown: text };
}

/** An unknown state has its number as label, and the neutral tag (D19). */
export function describeOrderState(raw: unknown): OrderStateView {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return { label: parsed.unknown || '?', tag: 'neutral', isDrift: true };
  const { label, tag } = orderStateRow(parsed.state);
  return { label, tag, isDrift: false };
}

/** Whether the loan is repaid in full (§4). */
export function isOrderSettled(raw: unknown): boolean {
  const parsed = parseOrderState(raw);
  return parsed.isKnown && parsed.state === '7';
}

export function canTransition(from: OrderState, to: OrderState): boolean {
  return orderStateRow(from).next.includes(to);
}

export function isTerminalOrderState(state: OrderState): boolean {
  return orderStateRow(state).next.length === 0;
}

/** True if the order waits for the lender, in audit or payout. False for unknown states. */
export function isWaitingForLender(raw: unknown): boolean {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return false;
  const { block } = orderStateRow(parsed.state);
  return block === 'inAudit' || block === 'inDisbursal';
}

/** True if the loan may still be paid out. False for unknown states. */
export function isBeforePayout(raw: unknown): boolean {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return false;
  const { block } = orderStateRow(parsed.state);
  return block !== 'paidOut' && block !== 'ended';
}

/** Why the action is impossible; null if it is possible. */
export function blockReasonOf(
  action: OrderAction,
  raw: unknown,
): OrderBlockReason | 'unknownState' | null {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return 'unknownState';
  const row = orderStateRow(parsed.state);
  return row.actions.includes(action) ? null : row.block;
}

export function isOrderActionAllowed(action: OrderAction, raw: unknown): boolean {
  return blockReasonOf(action, raw) === null;
}
