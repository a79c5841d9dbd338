import { ButtonLink, EmptyState, MagnifierIllustration } from '@kosha/ui';
import type { ReactNode } from 'react';
import { isNotFound } from '../../shared/server/failures.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import type { QueryResult } from '../../shared/server/query-error-state.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ordersMessages } from './orders.messages.ts';
import type { Order } from '../../shared/queries/order-detail.ts';

interface OrderGateProps {
  read: QueryResult<Order>;
  isReady?: boolean;
  children: (order: Order) => ReactNode;
}

export function OrderGate(props: OrderGateProps) {
  const text = useMessages(ordersMessages);
  return (
    <QueryGate
      frame={ScreenLayout}
      shape="hero"
      loading={text('loadingOrder')}
      failed={text('orderFailed')}
      renderError={(error) => isNotFound(error) && <NotFound />}
      {...props}
    />
  );
}

function NotFound() {
  const text = useMessages(ordersMessages);
  return (
    <EmptyState
      title={text('notFoundTitle')}
      illustration={<MagnifierIllustration />}
      action={<ButtonLink href={paths.orders()}>{text('toOrders')}</ButtonLink>}
    >
      {text('notFoundText')}
    </EmptyState>
  );
}
