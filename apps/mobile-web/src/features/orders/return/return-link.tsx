import { Card, ListRow, RefreshIcon } from '@kosha/ui';
import { formatDateTime } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { isCallMissing } from '../../../shared/server/missing-calls.ts';
import { returnLinkMessages } from './return-link.messages.ts';

const cannotReturn = () =>
  isCallMissing('GET /order/v1/cooling-off') || isCallMissing('POST /order/v1/cooling-off');

/** Shown while the server allows a return (D56, D62). */
export function ReturnLink({ order: { orderId, returnUntil, serverTime } }: { order: Order }) {
  const text = useMessages(returnLinkMessages);
  if (!returnUntil || serverTime >= returnUntil || cannotReturn()) return null;
  return (
    <Card isFlush>
      <ListRow
        icon={<RefreshIcon />}
        title={text('title')}
        subtitle={text('until', { time: formatDateTime(returnUntil) })}
        href={paths.orderReturn(orderId)}
      />
    </Card>
  );
}
