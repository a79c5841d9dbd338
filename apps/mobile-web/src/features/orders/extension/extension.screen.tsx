import { orderListLink } from '@kosha/domain';
import { ButtonLink, CalendarIllustration, EmptyState } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { errorText, hasErrorCode } from '../../../shared/server/failures.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { withoutStaleData, QueryGate } from '../../../shared/server/query-gate.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { OrderGate } from '../order-gate.tsx';
import { ordersMessages } from '../orders.messages.ts';
import { orderDetailQuery, type Order } from '../../../shared/queries/order-detail.ts';
import { ExtensionContent } from './extension-content.tsx';
import { extensionMessages } from './extension.messages.ts';
import { extensionQuery } from './extension.queries.ts';

/** The borrower pays a fee to move the due date (§2 Extension, D53). */
export function ExtensionScreen() {
  const { id = '' } = useParams();
  const text = useMessages(extensionMessages);
  const orderRead = useQuery(orderDetailQuery(id));
  const extensionRead = useQuery(extensionQuery(id));
  const { refetch: refetchOrder } = orderRead;
  const { refetch: refetchExtension } = extensionRead;
  const refresh = useCallback(
    () => Promise.all([refetchOrder(), refetchExtension()]),
    [refetchOrder, refetchExtension],
  );
  // The server returns 409 if an extension is no longer offered.
  const isNoLongerOffered = hasErrorCode(extensionRead.error, '409');
  return (
    <OrderGate read={orderRead}>
      {(order) => (
        <QueryGate
          read={isNoLongerOffered ? withoutStaleData(extensionRead) : extensionRead}
          frame={ScreenLayout}
          shape="hero"
          loading={text('loading')}
          failed={text('failed')}
          renderError={(error) => isNoLongerOffered && <NotOffered order={order} error={error} />}
        >
          {(extension) => (
            <ExtensionContent
              key={order.orderId}
              order={order}
              extension={extension}
              receivedAtMs={extensionRead.dataUpdatedAt}
              refresh={refresh}
            />
          )}
        </QueryGate>
      )}
    </OrderGate>
  );
}

function NotOffered({ order, error }: { order: Order; error: Error }) {
  const text = useMessages(extensionMessages);
  const ordersText = useMessages(ordersMessages);
  const link =
    orderListLink(order.orderState, order.extensionState) === 'detail'
      ? { href: paths.orderDetail(order.orderId), label: text('toOrder') }
      : { href: paths.orders(), label: ordersText('toOrders') };
  return (
    <EmptyState
      title={text('notOfferedTitle')}
      illustration={<CalendarIllustration />}
      action={<ButtonLink href={link.href}>{link.label}</ButtonLink>}
    >
      {errorText(error)}
    </EmptyState>
  );
}
