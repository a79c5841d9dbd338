import { Card, DocumentIcon, ListRow } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { keyFactsRowMessages } from './key-facts-row.messages.ts';

/** Renders nothing if the server sends no statement (D55, D62). */
export function KeyFactsRow({ order: { orderId, keyFacts } }: { order: Order }) {
  const text = useMessages(keyFactsRowMessages);
  if (!keyFacts) return null;
  return (
    <Card isFlush>
      <ListRow
        icon={<DocumentIcon />}
        title={text('title')}
        subtitle={text('subtitle')}
        href={paths.orderFacts(orderId)}
      />
    </Card>
  );
}
