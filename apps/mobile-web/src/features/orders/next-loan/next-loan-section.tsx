import { canDo } from '@kosha/domain';
import { Button, Card, Heading, Link, RefreshIcon, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { paths } from '../../../shared/paths.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { ReadFailedNotice, type ReadFailedProps } from '../../../shared/server/read-failed.tsx';
import {
  autoApplyQuery,
  type ScheduledOrder,
} from '../../../shared/queries/next-loan.queries.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { AutoApplyDialog } from './next-loan-dialog.tsx';
import { autoApplyMessages } from './next-loan-section.messages.ts';
import { CancelAutoApply } from './cancel-from-order.tsx';

/** The loan that follows this one: what is scheduled, or the way to schedule it (D10). */
export function AutoApplySection({ order }: { order: Order }) {
  return canDo('autoApply', order.orderState) ? <NextLoan order={order} /> : null;
}

function NextLoan({ order }: { order: Order }) {
  const text = useMessages(autoApplyMessages);
  const read = useQuery(autoApplyQuery(order.orderId));
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading size="md">{text('title')}</Heading>
        <ReadGate
          read={read}
          loading={text('loading')}
          failed={text('failed')}
          failure={NextLoanFailed}
        >
          {(scheduled) =>
            scheduled === null ? (
              <Offer order={order} />
            ) : (
              <Scheduled scheduled={scheduled} order={order} />
            )
          }
        </ReadGate>
      </Stack>
    </Card>
  );
}

function NextLoanFailed(props: ReadFailedProps) {
  return <ReadFailedNotice {...props} icon={<RefreshIcon />} />;
}

function Offer({ order }: { order: Order }) {
  const text = useMessages(autoApplyMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text size="sm">{text('offer')}</Text>
      <Text size="sm">{text('terms')}</Text>
      <Button variant="secondary" isFullWidth onClick={() => setIsOpen(true)}>
        {text('setUp')}
      </Button>
      {isOpen && <AutoApplyDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ScheduledProps {
  order: Order;
  scheduled: ScheduledOrder;
}

function Scheduled({ order, scheduled }: ScheduledProps) {
  const text = useMessages(autoApplyMessages);
  const { id, productId: pid, amountPaise, cardId } = scheduled;
  return (
    <>
      <div role="status">
        <Text>{text('isSet', { amount: amountText(amountPaise) })}</Text>
      </div>
      <Text size="sm">{text('terms')}</Text>
      {cardId === null && <Text isStrong>{text('cardMissing')}</Text>}
      <Link href={paths.schedule(id, { pid })} isStandalone>
        {text('see')}
      </Link>
      <CancelAutoApply orderId={order.orderId} />
    </>
  );
}
