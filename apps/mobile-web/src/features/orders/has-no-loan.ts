import { isSettled, orderStateRow, parseOrderState } from '@kosha/domain';

/** Whether the order ended before a payout: it was denied, failed or closed. */
export function hasNoLoan({ orderState }: { orderState: string }): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && orderStateRow(parsed.state).block === 'ended' && !isSettled(orderState);
}
