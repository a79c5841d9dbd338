import { isRepaymentOverdue, isPaymentBeingChecked } from '@kosha/domain';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Link,
  ListRow,
  Notice,
  Stack,
  Text,
  VesselIllustration,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { WhenVisible } from '../../shared/browser/when-visible.tsx';
import { formatDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { amountText, Money } from '../../shared/money/money.tsx';
import { rememberHomeSeen } from '../../shared/navigation/home-seen.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { useApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { OrderStateTag } from '../../shared/order-display/order-state-tag.tsx';
import { paths, routePatterns } from '../../shared/paths.ts';
import {
  homeIndexQuery,
  type HomeProduct,
  type InProgressOrder,
  type ReturnedLoan as Returned,
} from '../../shared/queries/home-index.ts';
import { userAuthQuery } from '../../shared/queries/user-auth.ts';
import { errorText } from '../../shared/server/failures.ts';
import type { QueryResult } from '../../shared/server/query-error-state.tsx';
import { QueryGate, refetchFailedQueries } from '../../shared/server/query-gate.tsx';
import { orderRefreshDelaysMs, useDelayedRefreshes } from '../../shared/server/use-refresh.ts';
import { arrangeHome } from './arrange-home.ts';
import { homeMessages } from './home.messages.ts';
import styles from './home.module.css';
import { OfferHero, OfferRow, SampleTenure } from './offers/offers.tsx';
import { CostLine, OrderHero, repayLinkProps, orderLinkProps } from './orders/order-hero.tsx';
import { TierLadder } from './tier-ladder.tsx';
import { PaymentReturnRedirect } from './orders/payment-return-redirect.tsx';

function OtherOrders({ orders }: { orders: readonly InProgressOrder[] }) {
  const text = useMessages(homeMessages);
  return (
    <Stack gap={2}>
      <Heading size="md">{text('ordersTitle')}</Heading>
      <Card isFlush>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </Card>
    </Stack>
  );
}

function OrderRow({ order }: { order: InProgressOrder }) {
  const text = useMessages(homeMessages);
  const dueText = useMessages(dueMessages);
  const link = orderLinkProps(order);
  const isChecked = isPaymentBeingChecked(order);
  return (
    <article className={styles.row}>
      <Stack isRow isSpread gap={2}>
        <h3 className={styles.title}>
          <Link {...link} className={styles.name}>
            {order.name}
          </Link>
        </h3>
        <OrderStateTag state={order.orderState} page={routePatterns.home} />
      </Stack>
      <Stack isRow isSpread gap={2}>
        <Money paise={order.amountPaise} size="lg" />
        {isChecked ? (
          <Link {...link} isStandalone>
            {text('seeOrder')}
          </Link>
        ) : (
          <ButtonLink {...repayLinkProps(order)} variant="secondary">
            {order.fullButtonName}
          </ButtonLink>
        )}
      </Stack>
      <Text size="sm" tone={isRepaymentOverdue(order) ? 'danger' : 'ink'}>
        {isChecked ? dueText('paymentChecked') : order.amountMsg}
      </Text>
      {!isChecked && <CostLine order={order} />}
    </article>
  );
}

interface OffersProps {
  /** The most prominent offer, if no order is in progress (§9). */
  first: HomeProduct | undefined;
  others: readonly HomeProduct[];
  children: ReactNode;
}

/**
 * Shows `first` prominently, then `children`, then `others` in the sequence of the server's
 * response (§2 Home). All Apply buttons share one `gate`, so that only one verification check runs
 * at a time.
 */
function Offers({ first, others, children }: OffersProps) {
  const text = useMessages(homeMessages);
  const gate = useApplyGate(routePatterns.home);
  return (
    <>
      {first && <OfferHero product={first} gate={gate} />}
      {children}
      {others.length > 0 && (
        <Stack gap={2}>
          <Heading size="md">{text('productsTitle')}</Heading>
          <Card isFlush>
            {others.map((product) => (
              <OfferRow key={product.id} product={product} gate={gate} />
            ))}
            <SampleTenure products={others} />
          </Card>
        </Stack>
      )}
    </>
  );
}

/** Links to the newest loan, which the borrower returned in its cooling-off period (D56, D66). */
function ReturnedLoan({ loan }: { loan: Returned }) {
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

const loadInstallBanner = async () => (await import('./install/install-banner.tsx')).InstallBanner;

/**
 * Shows the orders in progress or the best offer, then the locked products, then the other offers
 * (§2 Home).
 */
export function HomeScreen() {
  useEffect(rememberHomeSeen, []);
  return (
    <ScreenLayout>
      <PaymentReturnRedirect />
      <HomeContent />
    </ScreenLayout>
  );
}

function HomeContent() {
  const text = useMessages(homeMessages);
  const home = useQuery(homeIndexQuery);
  // The Apply buttons need this response. It is fetched together with Home, so that a failure is
  // shown before the user taps a button (§8).
  const userAuth = useQuery(userAuthQuery);
  useDelayedRefreshes({
    isActive: home.data?.orders.some(isPaymentBeingChecked) ?? false,
    delaysMs: orderRefreshDelaysMs,
    refresh: home.refetch,
  });
  const retry = () => refetchFailedQueries(home, userAuth);
  return (
    <QueryGate
      read={home}
      onRetry={retry}
      shape="hero"
      loading={text('loading')}
      failed={text('errorTitle')}
    >
      {(index) => {
        const { firstOrder, otherOrders, ...rest } = arrangeHome(index);
        return (
          <>
            <StaleNotice error={home.error ?? userAuth.error} onRetry={retry} />
            {firstOrder && <OrderHero key={firstOrder.orderId} order={firstOrder} />}
            {otherOrders.length > 0 && <OtherOrders orders={otherOrders} />}
            <Offers first={rest.firstOffer} others={rest.otherOffers}>
              {index.returned && <ReturnedLoan loan={index.returned} />}
              {rest.locked.length > 0 && (
                <TierLadder standing={rest.standing} locked={rest.locked} />
              )}
            </Offers>
            {index.products.length === 0 && <NoProducts read={home} />}
            <WhenVisible load={loadInstallBanner} />
          </>
        );
      }}
    </QueryGate>
  );
}

function NoProducts({ read }: { read: QueryResult<unknown> }) {
  const text = useMessages(homeMessages);
  return (
    <EmptyState
      title={text('emptyTitle')}
      illustration={<VesselIllustration />}
      action={
        <Button
          variant="secondary"
          isLoading={read.isFetching}
          loadingLabel={text('loading')}
          onClick={() => void read.refetch()}
        >
          {text('refresh')}
        </Button>
      }
    >
      {text('emptyText')}
    </EmptyState>
  );
}

function StaleNotice({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const text = useMessages(shellMessages);
  const problem = errorText(error);
  if (!problem) return null;
  return (
    <Notice
      tone="danger"
      title={problem}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    />
  );
}
