import {
  auditRefreshTarget,
  formatInr,
  loanAmountRanges,
  parseOrderState,
  rupeesToPaise,
} from '@kosha/domain';
import { Card, DataTable, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { orderDetailQuery, type Order } from '../../../shared/queries/order-detail.ts';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { AuditZone } from './audit-zone.tsx';
import { auditMessages } from './audit.messages.ts';
import { NoLongerInAudit } from './no-longer-in-audit.tsx';
import { OrderGate } from '../order-gate.tsx';
import { useDelayedRefreshes } from '../../../shared/server/use-refresh.ts';

/** Refreshes every 5 seconds for 2 minutes. After that, the borrower has to tap "Refresh". */
const refreshDelaysMs: readonly number[] = Array.from({ length: 24 }, () => 5_000);

/** Waits for the lender's decision, then opens the next page or shows a denial (§2 Audit). */
export function AuditScreen() {
  const { id = '' } = useParams();
  const text = useMessages(auditMessages);
  const query = useQuery(orderDetailQuery(id));
  const isWaiting = query.data !== undefined && isInAudit(query.data.orderState);
  const delaysMs = refreshDelaysMs;
  useDelayedRefreshes({ isActive: isWaiting, delaysMs, refresh: query.refetch });
  return (
    <OrderGate read={query}>
      {(order) =>
        isWaiting ? (
          <ScreenLayout>
            <Stack>
              <AuditZone
                title={text('title')}
                text={text('sms')}
                checkedAtMs={query.dataUpdatedAt}
                hasFailed={query.isError}
                refresh={query.refetch}
              />
              <LoanCalculation />
            </Stack>
          </ScreenLayout>
        ) : (
          <Decided order={order} />
        )
      }
    </OrderGate>
  );
}

function Decided({ order }: { order: Order }) {
  const target = auditRefreshTarget(order.orderState, 'web');
  if (target === 'confirm') return <Navigate to={paths.orderConfirm(order.orderId)} replace />;
  if (target === 'orders') return <ReplaceScreen to={paths.orders()} />;
  return <NoLongerInAudit order={order} page={routePatterns.orderAudit} />;
}

/** Redirects, and replaces the history entries of the current screen. */
function ReplaceScreen({ to }: { to: string }) {
  const { leaveFor } = useLeaveScreen();
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    leaveFor(to);
  }, [leaveFor, to]);
  return null;
}

function isInAudit(orderState: string): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '1';
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
