import { wireNumber } from '../wire/wire-number.ts';
import { orderStateRow, parseOrderState } from './order-state.ts';
import type { OrderHomeLink, OrderListLink } from './order-states.ts';

export type AuditRefreshTarget = 'confirm' | 'orders' | 'finish' | 'stay';

/** §4: an extension in this state shows the order's detail. */
const EXTENSION_ON_DETAIL = 3;
const FIRST_STATE_AFTER_AUDIT = 4;

/**
 * Where a row of the order list leads (§4), read in its order: audit and confirm by state, then
 * extensionState 3 to the detail, then the rest. An unknown state leads nowhere (D19).
 */
export function orderLink(rawState: unknown, extensionState?: unknown): OrderListLink {
  const parsed = parseOrderState(rawState);
  if (!parsed.isKnown) return null;
  const { listLink } = orderStateRow(parsed.state);
  if (listLink === 'audit' || listLink === 'confirm') return listLink;
  return wireNumber(extensionState) === EXTENSION_ON_DETAIL ? 'detail' : listLink;
}

/** Where an in-progress order on Home leads; any state without its own screen, the list (§4). */
export function homeOrderLink(rawState: unknown): OrderHomeLink {
  const parsed = parseOrderState(rawState);
  return parsed.isKnown ? orderStateRow(parsed.state).homeLink : 'orders';
}

/**
 * What a refreshed audit leads to (§4). On the native page state 10 ends the review screen;
 * everywhere else it is a state of 4 or higher like the others.
 */
export function auditRefreshTarget(rawState: unknown, page: 'web' | 'native'): AuditRefreshTarget {
  const state = wireNumber(rawState);
  if (page === 'native' && state === 10) return 'finish';
  if (state === 2) return 'confirm';
  return state >= FIRST_STATE_AFTER_AUDIT ? 'orders' : 'stay';
}
