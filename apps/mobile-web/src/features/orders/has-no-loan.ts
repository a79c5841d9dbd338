import { isSettled, orderStateRow, parseOrderState } from '@kosha/domain';

/** True if the order was denied, failed or was closed before a payout. */
export function hasNoLoan({ orderState }: { orderState: string }): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && orderStateRow(parsed.state).block === 'ended' && !isSettled(orderState);
}
