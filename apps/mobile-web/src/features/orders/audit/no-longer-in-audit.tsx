import { parseOrderState } from '@kosha/domain';
import { ButtonLink, EmptyState, ReceiptIllustration, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { OrderStateTag } from '../../../shared/order-display/order-state-tag.tsx';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { ordersMessages } from '../orders.messages.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { orderStateText } from '../state-messages.ts';
import { auditMessages } from './audit.messages.ts';

interface NoLongerInAuditProps {
  order: Pick<Order, 'orderState'>;
  /** The route pattern, for tracking. */
  page: string;
}

export function NoLongerInAudit({ order: { orderState }, page }: NoLongerInAuditProps) {
  const text = useMessages(auditMessages);
  const ordersText = useMessages(ordersMessages);
  const { isKnown } = parseOrderState(orderState);
  return (
    <ScreenLayout>
      <EmptyState
        title={isKnown ? text('deniedTitle') : text('unknownTitle', { state: orderState })}
        illustration={<ReceiptIllustration />}
        action={<ButtonLink href={paths.orders()}>{ordersText('toOrders')}</ButtonLink>}
      >
        <Stack gap={2}>
          <div>
            <OrderStateTag state={orderState} page={page} />
          </div>
          <Text>{orderStateText(orderState, ordersText)}</Text>
        </Stack>
      </EmptyState>
    </ScreenLayout>
  );
}
