import { wireNumber } from '../wire.ts';
import {
  orderStateRow,
  parseOrderState,
  type OrderHomeLink,
  type OrderListLink,
} from './order-states.ts';

export type AuditRefreshTarget = 'confirm' | 'orders' | 'finish' | 'stay';

/** With this extensionState a list row links to the order's detail (§4). */
const extensionOnDetail = 3;
const firstStateAfterAudit = 4;

/**
 * The target of an order list row. §4 defines the precedence: states that link to audit or confirm,
 * then extensionState 3 (detail), then the other states. An unknown state has no link (D19).
 */
export function orderLink(rawState: unknown, extensionState?: unknown): OrderListLink {
  const parsed = parseOrderState(rawState);
  if (!parsed.isKnown) return null;
  const { listLink } = orderStateRow(parsed.state);
  if (listLink === 'audit' || listLink === 'confirm') return listLink;
  return wireNumber(extensionState) === extensionOnDetail ? 'detail' : listLink;
}

/** The target of an order in progress on Home: its own screen if it has one, else the list (§4). */
export function homeOrderLink(rawState: unknown): OrderHomeLink {
  const parsed = parseOrderState(rawState);
  return parsed.isKnown ? orderStateRow(parsed.state).homeLink : 'orders';
}

/**
 * Where a refreshed audit redirects (§4). On the native page, state 10 ends the review screen; on
 * the web it redirects like the states from 4 on.
 */
export function auditRefreshTarget(rawState: unknown, page: 'web' | 'native'): AuditRefreshTarget {
  const state = wireNumber(rawState);
  if (page === 'native' && state === 10) return 'finish';
  if (state === 2) return 'confirm';
  return state >= firstStateAfterAudit ? 'orders' : 'stay';
}
