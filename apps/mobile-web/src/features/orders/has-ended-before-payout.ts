import { isOrderSettled, orderStateRow, parseOrderState } from '@kosha/domain';

/** True if the order was denied, failed or was closed before a payout. */
export function hasEndedBeforePayout({ orderState }: { orderState: string }): boolean {
  const parsed = parseOrderState(orderState);
  return (
    parsed.isKnown && orderStateRow(parsed.state).block === 'ended' && !isOrderSettled(orderState)
  );
}
