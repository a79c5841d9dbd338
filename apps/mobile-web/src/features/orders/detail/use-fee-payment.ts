import { paymentView } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { orderDelaysMs, useGentleRefresh } from '../../../shared/server/use-refresh.ts';
import { extensionQuery } from '../extension/extension.queries.ts';
import { isExtending } from '../extension/is-extending.ts';

/**
 * Whether the payment of an extension fee is being checked (the order's `paymentState` covers only
 * repayments). While this loads, the page offers no payment. A missing field counts as 'none'.
 */
export function useFeePayment(
  order: Order,
  refreshOrder: () => Promise<unknown>,
): 'none' | 'loading' | 'checked' {
  const { orderId, orderState } = order;
  const { data, isLoading, refetch } = useQuery({
    ...extensionQuery(orderId),
    enabled: isExtending(order),
  });
  const view = paymentView({ orderState, paymentState: data?.paymentState, hasPending: false });
  const isChecked = isExtending(order) && view === 'unknown';
  const refresh = useCallback(
    () => Promise.all([refetch(), refreshOrder()]),
    [refetch, refreshOrder],
  );
  useGentleRefresh({ isActive: isChecked, delaysMs: orderDelaysMs, refresh });
  if (isLoading) return 'loading';
  return isChecked ? 'checked' : 'none';
}
