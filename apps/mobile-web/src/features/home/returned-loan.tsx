import { Card, ListRow } from '@kosha/ui';
import { formatDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { paths } from '../../shared/paths.ts';
import type { ReturnedLoan as Returned } from '../../shared/queries/home-index.ts';
import { homeMessages } from './home.messages.ts';

/**
 * A notice that the newest loan was returned, with links to its payment and its key facts (D56,
 * D66).
 */
export function ReturnedLoan({ loan }: { loan: Returned }) {
  const text = useMessages(homeMessages);
  const dueText = useMessages(dueMessages);
  const { orderId, name, paidPaise, returnedTime } = loan;
  return (
    <Card isFlush>
      <ListRow
        title={dueText('returnedOn', { date: formatDate(returnedTime) })}
        subtitle={text('returnedPaid', { name, amount: amountText(paidPaise) })}
        href={paths.orderDetail(orderId)}
      />
    </Card>
  );
}
