import { wireNumber } from '../wire.ts';
import {
  orderStateRow,
  parseOrderState,
  type OrderHomeLink,
  type OrderListLink,
} from './order-states.ts';

export type AuditRefreshTarget = 'confirm' | 'orders' | 'finish' | 'stay';

/** A list row with this extensionState links to the order's detail (§4). */
const extensionOnDetail = 3;
const firstStateAfterAudit = 4;

/** The target of a row in the order list (§4). Unknown states have no link (D19). */
export function orderListLink(rawState: unknown, extensionState?: unknown): OrderListLink {
  const parsed = parseOrderState(rawState);
  if (!parsed.isKnown) return null;
  const { listLink } = orderStateRow(parsed.state);
  if (listLink === 'audit' || listLink === 'confirm') return listLink;
  return wireNumber(extensionState) === extensionOnDetail ? 'detail' : listLink;
}

/** The target of a current order on Home (§4). */
export function homeOrderLink(rawState: unknown): OrderHomeLink {
  const parsed = parseOrderState(rawState);
  return parsed.isKnown ? orderStateRow(parsed.state).homeLink : 'orders';
}

/**
 * The redirect after a refresh of the audit screen (§4). In the native app, state 10 shows that the
 * audit is finished. Otherwise, state 2 opens the confirm screen, and states from 4 on open the
 * order list.
 */
export function auditRefreshTarget(rawState: unknown, page: 'web' | 'native'): AuditRefreshTarget {
  const state = wireNumber(rawState);
  if (page === 'native' && state === 10) return 'finish';
  if (state === 2) return 'confirm';
  return state >= firstStateAfterAudit ? 'orders' : 'stay';
}
