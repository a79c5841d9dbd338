import { ButtonLink, CalendarIllustration, Card, EmptyState, Heading, Link } from '@kosha/ui';
import { Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { nextLoansQuery, type NextLoan } from '../../shared/queries/next-loan.queries.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { NextLoanStateTag } from './next-loan-state-tag.tsx';
import { nextLoanMessages } from './next-loan.messages.ts';
import classes from '../../shared/order-display/order-card.module.css';

/** The scheduled orders, newest first (D04). */
export function NextLoanListScreen() {
  return (
    <ScreenLayout>
      <NextLoanList />
    </ScreenLayout>
  );
}

/** Wide windows also show this list beside the selected entry. */
export function NextLoanList() {
  const text = useMessages(nextLoanMessages);
  const read = useQuery(nextLoansQuery);
  return (
    <QueryGate read={read} shape="card" loading={text('loading')} failed={text('listFailed')}>
      {(nextLoans) => (nextLoans.length > 0 ? <Cards nextLoans={nextLoans} /> : <NoNextLoans />)}
    </QueryGate>
  );
}

function Cards({ nextLoans }: { nextLoans: readonly NextLoan[] }) {
  return (
    <ul className={classes.list}>
      {nextLoans.map((nextLoan) => (
        <NextLoanCard key={nextLoan.id} nextLoan={nextLoan} />
      ))}
    </ul>
  );
}

function NextLoanCard({ nextLoan }: { nextLoan: NextLoan }) {
  const text = useMessages(nextLoanMessages);
  const { id, productId: pid, productName, amountPaise, createTime, state } = nextLoan;
  return (
    <Card as="li" className={classes.card}>
      <Stack gap={2}>
        <Stack isRow isSpread gap={2}>
          {productName && <Heading size="md">{productName}</Heading>}
          <NextLoanStateTag state={state} />
        </Stack>
        <Stack isRow isSpread gap={2}>
          <Money paise={amountPaise} size="lg" />
          <Text size="sm">{text('setUpOn', { time: formatDateTime(createTime) })}</Text>
        </Stack>
        <Text size="sm">{text(`${state}Text`)}</Text>
        <Link href={paths.schedule(id, { pid })} isStandalone className={classes.link}>
          {text('see')}
        </Link>
      </Stack>
    </Card>
  );
}

function NoNextLoans() {
  const text = useMessages(nextLoanMessages);
  return (
    <EmptyState
      title={text('emptyTitle')}
      illustration={<CalendarIllustration />}
      action={<ButtonLink href={paths.orders()}>{text('toOrders')}</ButtonLink>}
    >
      {text('emptyText')}
    </EmptyState>
  );
}
