import { Card, ListRow, RefreshIcon } from '@kosha/ui';
import { formatDateTime } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { lacks } from '../../../shared/server/lacks.ts';
import { returnLinkMessages } from './return-link.messages.ts';

const cannotReturn = () =>
  lacks('GET /order/v1/cooling-off') || lacks('POST /order/v1/cooling-off');

/** The way to give a loan back, while the server says that it can be (D56, D62). */
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
