import {
  auditRefreshTarget,
  formatInr,
  loanAmountRanges,
  parseOrderState,
  rupeesToPaise,
} from '@kosha/domain';
import { Card, DataTable, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { formatDateTime } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { orderDetailQuery, type Order } from '../../../shared/queries/order-detail.ts';
import { ReplaceScreen } from '../../../shared/navigation/replace-screen.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { AuditZone } from '../audit-zone.tsx';
import { auditMessages } from './audit.messages.ts';
import { NoLongerInAudit } from './no-longer-in-audit.tsx';
import { OrderGate } from '../order-gate.tsx';
import { useDelayedRefreshes, useRefreshNow } from '../../../shared/server/use-refresh.ts';

/** Refreshes every 5 seconds for 2 minutes. After that, the borrower has to tap "Refresh". */
const refreshDelaysMs: readonly number[] = Array.from({ length: 24 }, () => 5_000);

/** Waits for the lender's decision, then opens the next page or shows a denial (§2 Audit). */
export function AuditScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderDetailQuery(id));
  const isWaiting = query.data !== undefined && isInAudit(query.data.orderState);
  const delaysMs = refreshDelaysMs;
  useDelayedRefreshes({ isActive: isWaiting, delaysMs, refresh: query.refetch });
  return (
    <OrderGate read={query}>
      {(order) =>
        isWaiting ? (
          <InAudit
            checkedAtMs={query.dataUpdatedAt}
            hasFailed={query.isError}
            refresh={query.refetch}
          />
        ) : (
          <Decided order={order} />
        )
      }
    </OrderGate>
  );
}

function InAudit(props: BannerProps) {
  return (
    <ScreenLayout>
      <Stack>
        <Banner {...props} />
        <LoanCalculation />
      </Stack>
    </ScreenLayout>
  );
}

function Decided({ order }: { order: Order }) {
  const target = auditRefreshTarget(order.orderState, 'web');
  if (target === 'confirm') return <Navigate to={paths.orderConfirm(order.orderId)} replace />;
  if (target === 'orders') return <ReplaceScreen to={paths.orders()} />;
  return <NoLongerInAudit order={order} page={routePatterns.orderAudit} />;
}

function isInAudit(orderState: string): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '1';
}

interface BannerProps {
  checkedAtMs: number;
  hasFailed: boolean;
  refresh: () => Promise<unknown>;
}

function Banner({ checkedAtMs, hasFailed, refresh }: BannerProps) {
  const text = useMessages(auditMessages);
  const { isRefreshing, refreshNow } = useRefreshNow(refresh);
  return (
    <AuditZone
      title={text('title')}
      text={text('sms')}
      status={
        hasFailed ? text('notChecked') : text('checkedAt', { time: formatDateTime(checkedAtMs) })
      }
      refreshLabel={text('refresh')}
      refreshingLabel={text('refreshing')}
      isRefreshing={isRefreshing}
      onRefresh={refreshNow}
    />
  );
}

/** Lists how much a borrower can borrow after each number of repaid loans (§2, §9). */
function LoanCalculation() {
  const text = useMessages(auditMessages);
  return (
    <Card as="section">
      <Stack gap={2}>
        <DataTable
          caption={text('tableTitle')}
          columns={[text('loans'), text('amount')]}
          rows={loanAmountRanges.map(({ loans, minRupees, maxRupees }) => [
            text('loanCount', { count: loans }),
            [minRupees, maxRupees].map((rupees) => formatInr(rupeesToPaise(rupees))).join('–'),
          ])}
        />
        <Text size="sm">{text('tableText')}</Text>
      </Stack>
    </Card>
  );
}
