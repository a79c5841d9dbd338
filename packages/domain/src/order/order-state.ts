import {
  orderStates,
  type OrderAction,
  type OrderBlock,
  type OrderState,
  type OrderStateRow,
  type OrderTag,
} from './order-states.ts';

export type ParsedOrderState =
  | { isKnown: true; state: OrderState }
  | { isKnown: false; unknown: string };

export interface OrderStateView {
  label: string;
  tag: OrderTag;
  /** True when the contract does not know the state; report it (D19). */
  isDrift: boolean;
}

export const allOrderStates = Object.keys(orderStates) as readonly OrderState[];

export function orderStateRow(state: OrderState): OrderStateRow {
  return orderStates[state];
}

/** Reads a state that comes as a string or a number (§4). Never throws (D19). */
export function parseOrderState(raw: unknown): ParsedOrderState {
  const isReadable = typeof raw === 'string' || typeof raw === 'number';
  const text = isReadable ? String(raw).trim() : '';
  const isKnown = Object.hasOwn(orderStates, text);
  return isKnown ? { isKnown, state: text as OrderState } : { isKnown, unknown: text };
}

/** Label and tag of any state. An unknown state shows its number and the neutral tag (D19). */
export function describeOrderState(raw: unknown): OrderStateView {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return { label: parsed.unknown || '?', tag: 'neutral', isDrift: true };
  const { label, tag } = orderStateRow(parsed.state);
  return { label, tag, isDrift: false };
}

/** Whether the order is repaid in full (§4). */
export function isSettled(raw: unknown): boolean {
  const parsed = parseOrderState(raw);
  return parsed.isKnown && parsed.state === '7';
}

export function canTransition(from: OrderState, to: OrderState): boolean {
  return orderStateRow(from).next.includes(to);
}

export function isTerminal(state: OrderState): boolean {
  return orderStateRow(state).next.length === 0;
}

/** Whether the lender acts next, with the check or the payout. False for unknown states. */
export function movesByItself(raw: unknown): boolean {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return false;
  const { block } = orderStateRow(parsed.state);
  return block === 'inAudit' || block === 'inDisbursal';
}

/** Whether the order is still on its way to a payout: nothing was received yet. False for unknown states. */
export function isBeforePayout(raw: unknown): boolean {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return false;
  const { block } = orderStateRow(parsed.state);
  return block !== 'paidOut' && block !== 'ended';
}

/** Null when the action is possible in this state, else the key of the reason. */
export function whyNot(action: OrderAction, raw: unknown): OrderBlock | 'unknownState' | null {
  const parsed = parseOrderState(raw);
  if (!parsed.isKnown) return 'unknownState';
  const row = orderStateRow(parsed.state);
  return row.actions.includes(action) ? null : row.block;
}

export function canDo(action: OrderAction, raw: unknown): boolean {
  return whyNot(action, raw) === null;
}
