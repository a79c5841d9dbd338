import { wireNumber } from '../wire.ts';
import {
  orderStateRow,
  parseOrderState,
  type OrderHomeLink,
  type OrderListLink,
} from './order-states.ts';

export type AuditRefreshTarget = 'confirm' | 'orders' | 'finish' | 'stay';

/** With this extensionState a row of the list leads to the order's detail (§4). */
const extensionOnDetail = 3;
const firstStateAfterAudit = 4;

/**
 * Where a row of the order list leads. It follows the order of §4: first the states that lead to audit
 * or confirm, then extensionState 3, which leads to the detail, then the other states. An unknown state
 * leads nowhere (D19).
 */
export function orderLink(rawState: unknown, extensionState?: unknown): OrderListLink {
  const parsed = parseOrderState(rawState);
  if (!parsed.isKnown) return null;
  const { listLink } = orderStateRow(parsed.state);
  if (listLink === 'audit' || listLink === 'confirm') return listLink;
  return wireNumber(extensionState) === extensionOnDetail ? 'detail' : listLink;
}

/** Where an order in progress on Home leads: to its own screen, if it has one, or to the list (§4). */
export function homeOrderLink(rawState: unknown): OrderHomeLink {
  const parsed = parseOrderState(rawState);
  return parsed.isKnown ? orderStateRow(parsed.state).homeLink : 'orders';
}

/**
 * Where a refreshed audit leads (§4). On the native page, state 10 ends the review screen. On the
 * web it leads to the same place as the states from 4 on.
 */
export function auditRefreshTarget(rawState: unknown, page: 'web' | 'native'): AuditRefreshTarget {
  const state = wireNumber(rawState);
  if (page === 'native' && state === 10) return 'finish';
  if (state === 2) return 'confirm';
  return state >= firstStateAfterAudit ? 'orders' : 'stay';
}
