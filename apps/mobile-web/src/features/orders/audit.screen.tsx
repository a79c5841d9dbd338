import type { Schema } from '@kosha/api-client';
import {
  auditRefreshTarget,
  formatDateTime,
  loanCalculation,
  parseOrderState,
} from '@kosha/domain';
import {
  Button,
  ButtonLink,
  Card,
  ClockIcon,
  DataTable,
  EmptyState,
  Heading,
  RefreshIcon,
  Stack,
  Text,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { OrderStateTag } from '../../shared/order-state-tag.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { auditMessages } from './audit.messages.ts';
import { OrderUnavailable } from './order-unavailable.tsx';
import { ordersMessages } from './orders.messages.ts';
import { stateSentence } from './state-words.ts';
import { useGentleRefresh } from './use-gentle-refresh.ts';
import { useRefreshNow } from './use-refresh-now.ts';

/** Every 5 seconds for 2 minutes; after that the person asks by hand. */
const refreshDelaysMs: readonly number[] = Array.from({ length: 24 }, () => 5_000);

/** Waiting for the decision (§2 Audit): leads on as soon as there is one. */
export function AuditScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderDetailQuery(id));
  const { data: order, refetch } = query;
  const isWaiting = order !== undefined && isInAudit(order.orderState);
  useGentleRefresh({ isActive: isWaiting, delaysMs: refreshDelaysMs, refresh: refetch });
  if (order === undefined) return <OrderUnavailable {...query} />;
  const target = auditRefreshTarget(order.orderState, 'web');
  if (target === 'confirm') return <Navigate to={paths.orderConfirm(id)} replace />;
  if (target === 'orders') return <Navigate to={paths.orders()} replace />;
  if (!isWaiting) return <NoLongerInAudit order={order} />;
  return (
    <ScreenLayout>
      <Stack>
        <Banner checkedAtMs={query.dataUpdatedAt} hasFailed={query.isError} refresh={refetch} />
        <LoanCalculation />
      </Stack>
    </ScreenLayout>
  );
}

function isInAudit(orderState: string): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '1';
}

interface BannerProps {
  /** Epoch milliseconds. */
  checkedAtMs: number;
  hasFailed: boolean;
  refresh: () => Promise<unknown>;
}

function Banner({ checkedAtMs, hasFailed, refresh }: BannerProps) {
  const text = useMessages(auditMessages);
  const { isRefreshing, refreshNow } = useRefreshNow(refresh);
  return (
    <Card as="section">
      <Stack gap={3}>
        <Stack isRow gap={2}>
          <ClockIcon />
          <Heading>{text('title')}</Heading>
        </Stack>
        <Text>{text('sms')}</Text>
        <Text size="sm" role="status">
          {hasFailed
            ? text('notChecked')
            : text('checkedAt', { time: formatDateTime(checkedAtMs) })}
        </Text>
        <Button
          isFullWidth
          icon={<RefreshIcon />}
          isLoading={isRefreshing}
          loadingLabel={text('refreshing')}
          onClick={refreshNow}
        >
          {text('refresh')}
        </Button>
      </Stack>
    </Card>
  );
}

/** What a borrower may come to borrow (§2, §9). */
function LoanCalculation() {
  const text = useMessages(auditMessages);
  return (
    <Card as="section">
      <Stack gap={2}>
        <DataTable
          caption={text('tableTitle')}
          columns={[text('loans'), text('amount')]}
          rows={loanCalculation.map(({ loans, minRupees, maxRupees }) => [
            loans === 1 ? text('oneLoan') : text('manyLoans', { count: loans }),
            `${minRupees}-${maxRupees}`,
          ])}
        />
        <Text size="sm">{text('tableText')}</Text>
      </Stack>
    </Card>
  );
}

/** Denied, or in a state that the app does not know: said as it is, with a way on. */
function NoLongerInAudit({ order: { orderState } }: { order: Schema<'OrderDetail'> }) {
  const text = useMessages(auditMessages);
  const ordersText = useMessages(ordersMessages);
  const { isKnown } = parseOrderState(orderState);
  return (
    <ScreenLayout>
      <EmptyState
        title={isKnown ? text('deniedTitle') : text('unknownTitle', { state: orderState })}
        action={<ButtonLink href={paths.orders()}>{text('toOrders')}</ButtonLink>}
      >
        <Stack gap={2}>
          <OrderStateTag state={orderState} page={patterns.orderAudit} />
          <Text>{stateSentence(orderState, ordersText)}</Text>
        </Stack>
      </EmptyState>
    </ScreenLayout>
  );
}
