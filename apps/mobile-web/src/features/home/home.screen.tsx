import { isPaymentChecked } from '@kosha/domain';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  ListRow,
  Notice,
  Stack,
  VesselIllustration,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { errorText } from '../../shared/server/failures.ts';
import { rememberHomeSeen } from '../../shared/navigation/home-seen.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PaymentReturn } from './payment-return.tsx';
import {
  homeIndexQuery,
  type HomeProduct,
  type ReturnedLoan as Returned,
} from '../../shared/queries/home-index.ts';
import { userAuthQuery } from '../../shared/queries/user-auth.ts';
import { orderDelaysMs, useGentleRefresh } from '../../shared/server/use-refresh.ts';
import { ReadGate, refetchFailed } from '../../shared/server/read-gate.tsx';
import type { Read } from '../../shared/server/read-failed.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { WhenVisible } from '../../shared/browser/when-visible.tsx';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { arrangeHome } from './arrange-home.ts';
import { homeMessages } from './home.messages.ts';
import { OrderHero } from './order-hero.tsx';
import { OtherOrders } from './other-orders.tsx';
import { TierLadder } from './tier-ladder.tsx';
import { formatDate } from '../../shared/i18n/dates.ts';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { useApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { OfferHero } from './offer-hero.tsx';
import { OfferRow, SampleTenure } from './offer-row.tsx';

interface OffersProps {
  /** The hero offer, if no order is in progress (§9). */
  first: HomeProduct | undefined;
  others: readonly HomeProduct[];
  /** Rendered between the first offer and the others. */
  children: ReactNode;
}

/** The available offers, in the server's order (§2 Home). Only one check runs at a time. */
function Offers({ first, others, children }: OffersProps) {
  const text = useMessages(homeMessages);
  const gate = useApplyGate(patterns.home);
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

/**
 * A notice that the newest loan was returned, with links to its payment and its key facts (D56,
 * D66).
 */
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

/** Debts, then offers, then locked products (§2 Home). */
export function HomeScreen() {
  useEffect(rememberHomeSeen, []);
  return (
    <ScreenLayout>
      <PaymentReturn />
      <HomeContent />
    </ScreenLayout>
  );
}

function HomeContent() {
  const text = useMessages(homeMessages);
  const home = useQuery(homeIndexQuery);
  // Fetched here for a later tap on Apply; a failure is also shown here (§8).
  const userAuth = useQuery(userAuthQuery);
  useGentleRefresh({
    isActive: home.data?.orders.some(isPaymentChecked) ?? false,
    delaysMs: orderDelaysMs,
    refresh: home.refetch,
  });
  const retry = () => refetchFailed(home, userAuth);
  return (
    <ReadGate
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
    </ReadGate>
  );
}

function NoProducts({ read }: { read: Read<unknown> }) {
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

/** A notice that a call has failed; the content stays visible below. */
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
