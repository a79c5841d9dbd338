import { compareWaysOn, formatDate, formatInr, type WayOn } from '@kosha/domain';
import { Card, Heading, KeyValueList, Stack, Text, type KeyValueRow } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { extensionMessages } from './extension.messages.ts';
import type { Extension } from './extension.queries.ts';

interface WaysOnProps {
  order: Order;
  extension: Extension;
}

/**
 * Compares what paying now, extending and being late add, and what each costs in all (D53). Nothing
 * unless every amount is known.
 */
export function WaysOn(props: WaysOnProps) {
  const text = useMessages(extensionMessages);
  const rows = useRows(props);
  if (rows === null) return null;
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading size="md">{text('waysTitle')}</Heading>
        <KeyValueList rows={rows} />
        <Text size="sm">{text('waysNote')}</Text>
      </Stack>
    </Card>
  );
}

function useRows({ order, extension }: WaysOnProps): readonly KeyValueRow[] | null {
  const text = useMessages(extensionMessages);
  const date = formatDate(extension.extensionTime);
  const { loanAmountPaise: principalPaise, repaymentPaise: owedPaise } = order;
  const { feePaise: extensionFeePaise } = extension;
  if (principalPaise === null || owedPaise === null || extensionFeePaise === null) return null;
  const { payNow, extend, beLate } = compareWaysOn({
    principalPaise,
    owedPaise,
    extensionFeePaise,
    overdueRatePercentPerDay: extension.overdueRatePercentPerDay,
    dueAtMs: order.repaymentDate ?? order.serverTime,
    newDueAtMs: extension.extensionTime,
    now: order.serverTime,
  });
  const row = (label: string, { extraPaise, totalPaise }: WayOn): KeyValueRow => ({
    label,
    value: text('extra', { amount: formatInr(extraPaise) }),
    note: text('inAll', { amount: formatInr(totalPaise) }),
  });
  return [
    row(text('payNow'), payNow),
    row(text('extend', { date }), extend),
    beLate === null
      ? { label: text('beLateUnknown'), value: text('everyDay') }
      : row(text('beLate', { date }), beLate),
  ];
}
