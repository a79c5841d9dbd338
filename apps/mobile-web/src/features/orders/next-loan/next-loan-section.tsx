import { canDo } from '@kosha/domain';
import { Button, Card, Heading, Link, RefreshIcon, Stack, Text } from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelNextLoan } from '../../../shared/order-display/cancel-next-loan.tsx';
import { api } from '../../../shared/server/api.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { paths } from '../../../shared/paths.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { ReadFailedNotice, type ReadFailedProps } from '../../../shared/server/read-failed.tsx';
import { nextLoanAfterQuery, type NextLoan } from '../../../shared/queries/next-loan.queries.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { NextLoanDialog } from './next-loan-dialog.tsx';
import { nextLoanSectionMessages } from './next-loan-section.messages.ts';

/** The scheduled next loan, or a button to schedule one (D10). */
export function NextLoanSection({ order }: { order: Order }) {
  return canDo('setNextLoan', order.orderState) ? <ReadNextLoan order={order} /> : null;
}

function ReadNextLoan({ order }: { order: Order }) {
  const text = useMessages(nextLoanSectionMessages);
  const read = useQuery(nextLoanAfterQuery(order.orderId));
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
          {(nextLoan) =>
            nextLoan === null ? (
              <Offer order={order} />
            ) : (
              <AlreadySet nextLoan={nextLoan} order={order} />
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
  const text = useMessages(nextLoanSectionMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text size="sm">{text('offer')}</Text>
      <Text size="sm">{text('terms')}</Text>
      <Button variant="secondary" isFullWidth onClick={() => setIsOpen(true)}>
        {text('setUp')}
      </Button>
      {isOpen && <NextLoanDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface SetProps {
  order: Order;
  nextLoan: NextLoan;
}

function AlreadySet({ order, nextLoan }: SetProps) {
  const text = useMessages(nextLoanSectionMessages);
  const { id, productId: pid, amountPaise, cardId } = nextLoan;
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
      <Cancel orderId={order.orderId} />
    </>
  );
}

function Cancel({ orderId }: { orderId: string }) {
  const text = useMessages(nextLoanSectionMessages);
  const queryClient = useQueryClient();
  return (
    <CancelNextLoan
      label={text('cancel')}
      variant="quiet"
      send={(options) => api.post('/order/v1/cancel-auto-apply', { body: { orderId }, ...options })}
      onCancelled={() => queryClient.setQueryData(nextLoanAfterQuery(orderId).queryKey, null)}
    />
  );
}
