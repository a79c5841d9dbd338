import { auditRefreshTarget, parseId, parseOrderState } from '@kosha/domain';
import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  showToast,
  Stack,
  Text,
  TickIllustration,
  UnpluggedIllustration,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { wasUrlTokenRefused } from '../../../shared/native/address-token.ts';
import { postToApp } from '../../../shared/native/bridge.ts';
import { isInNativeApp } from '../../../shared/native/native-app.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { type Order, orderDetailQuery } from '../../../shared/queries/order-detail.ts';
import { errorText } from '../../../shared/server/failures.ts';
import { useDelayedRefreshes } from '../../../shared/server/use-refresh.ts';
import { useSession } from '../../../shared/session/session.ts';
import { trackClick, trackComplete } from '../../../shared/tracking/tracking.ts';
import { AuditZone } from '../audit/audit-zone.tsx';
import { NoLongerInAudit } from '../audit/no-longer-in-audit.tsx';
import { OrderGate } from '../order-gate.tsx';
import { ordersMessages } from '../orders.messages.ts';
import { nativeAuditMessages } from './native-audit.messages.ts';

interface InAuditingProps {
  checkedAtMs: number;
  refresh: () => Promise<{ error: Error | null }>;
}

/**
 * An application under review. The button "Refresh" reloads the order. "To Evaluate" opens the page
 * of the app store where users rate the app (§2.98, §2.99).
 */
function InAuditing({ checkedAtMs, refresh }: InAuditingProps) {
  const text = useMessages(nativeAuditMessages);
  const [info, setInfo] = useState<string>();
  const refreshAndTell = async () => {
    trackClick('audit_refresh', routePatterns.nativeAudit);
    const { error } = await refresh();
    setInfo(errorText(error));
  };
  const evaluate = () => {
    trackClick('audit_evaluate', routePatterns.nativeAudit);
    if (!postToApp('review.open')) showToast(text('noStore'));
  };
  return (
    <>
      <AuditZone
        title={text('title')}
        text={text('text')}
        checkedAtMs={checkedAtMs}
        refresh={refreshAndTell}
      >
        <Button variant="secondary" isFullWidth onClick={evaluate}>
          {text('evaluate')}
        </Button>
      </AuditZone>
      <Info words={info} onClose={() => setInfo(undefined)} />
    </>
  );
}

function Info({ words, onClose }: { words: string | undefined; onClose: () => void }) {
  const text = useMessages(nativeAuditMessages);
  return (
    <Dialog
      isOpen={words !== undefined}
      onClose={onClose}
      title={text('info')}
      actions={
        <Button isFullWidth onClick={onClose}>
          {text('ok')}
        </Button>
      }
    >
      <Text>{words}</Text>
    </Dialog>
  );
}

/**
 * State 10: the audit is finished, but the decision is unknown. The page notifies the native app
 * (§4.16). If the app does not react, the borrower can continue on this page.
 */
function Finished() {
  const text = useMessages(nativeAuditMessages);
  const ordersText = useMessages(ordersMessages);
  useEffect(() => {
    postToApp('audit.finish');
    trackComplete('audit_finish', routePatterns.nativeAudit);
  }, []);
  return (
    <ScreenLayout>
      <EmptyState
        title={text('finishedTitle')}
        illustration={<TickIllustration />}
        action={
          <Stack gap={2}>
            <Button onClick={() => void postToApp('page.close')}>{text('close')}</Button>
            <ButtonLink href={paths.orders()} variant="quiet">
              {ordersText('toOrders')}
            </ButtonLink>
          </Stack>
        }
      >
        {text('finishedText')}
      </EmptyState>
    </ScreenLayout>
  );
}

type ProblemProps = { kind: 'link' | 'session' } | { kind: 'outside'; orderId: string };

function Problem(props: ProblemProps) {
  const text = useMessages(nativeAuditMessages);
  const { kind } = props;
  const ways = {
    link: { href: paths.joint(), label: text('signIn') },
    session: { href: paths.joint(), label: text('signIn') },
    outside: {
      href: kind === 'outside' ? paths.orderAudit(props.orderId) : paths.orders(),
      label: text('toOrder'),
    },
  };
  const { href, label } = ways[kind];
  return (
    <ScreenLayout>
      <div role="alert">
        <EmptyState
          title={text(`${kind}Title`)}
          illustration={<UnpluggedIllustration />}
          action={<ButtonLink href={href}>{label}</ButtonLink>}
        >
          {text(`${kind}Text`)}
        </EmptyState>
      </div>
    </ScreenLayout>
  );
}

/**
 * The page refetches the order every 10 seconds for 10 minutes. So it can tell the native app that
 * the audit is finished, even if the borrower never taps "Refresh".
 */
const refreshDelaysMs: readonly number[] = Array.from({ length: 60 }, () => 10_000);

/**
 * The native app opens this screen (§2.98). The URL contains the id of the order and the session
 * token.
 */
export function NativeAuditScreen() {
  const [query] = useSearchParams();
  const orderId = parseId(query.get('orderId'));
  const isSignedIn = useSession(({ session }) => session !== undefined);
  if (orderId === null) return <Problem kind="link" />;
  if (!isInNativeApp()) return <Problem kind="outside" orderId={orderId} />;
  if (wasUrlTokenRefused()) return <Problem kind="link" />;
  if (!isSignedIn) return <Problem kind="session" />;
  return <Audit orderId={orderId} />;
}

function Audit({ orderId }: { orderId: string }) {
  const query = useQuery(orderDetailQuery(orderId));
  const isActive = query.data !== undefined && isInAudit(query.data);
  useDelayedRefreshes({ isActive, delaysMs: refreshDelaysMs, refresh: query.refetch });
  return (
    <OrderGate read={query}>
      {(order) =>
        isInAudit(order) ? (
          <ScreenLayout>
            <Stack>
              <InAuditing checkedAtMs={query.dataUpdatedAt} refresh={query.refetch} />
            </Stack>
          </ScreenLayout>
        ) : (
          <Decided order={order} />
        )
      }
    </OrderGate>
  );
}

/**
 * Shown when the order has left state 1. The redirects are the same as in a browser (§4.14, §4.15),
 * except in state 10, in which there is no decision yet (§4.16).
 */
function Decided({ order }: { order: Order }) {
  const target = auditRefreshTarget(order.orderState, 'native');
  if (target === 'finish') return <Finished />;
  if (target === 'confirm') return <Navigate to={paths.orderConfirm(order.orderId)} replace />;
  if (target === 'orders') return <Navigate to={paths.orders()} replace />;
  return <NoLongerInAudit order={order} page={routePatterns.nativeAudit} />;
}

function isInAudit({ orderState }: Order): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '1';
}
