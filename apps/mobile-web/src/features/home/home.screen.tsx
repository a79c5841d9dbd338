import { Button, EmptyState, Notice, VesselIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '../../shared/server/failures.ts';
import { rememberHomeSeen } from '../../shared/navigation/home-seen.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PaymentReturn } from './payment-return.tsx';
import type { EarlyReads } from '../../shared/server/early-reads.ts';
import { homeIndexQuery } from '../../shared/queries/home-index.ts';
import { userAuthQuery } from '../../shared/queries/user-auth.ts';
import { ReadGate, refetchFailed } from '../../shared/server/read-gate.tsx';
import type { Read } from '../../shared/server/read-failed.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { WhenSeen } from '../../shared/browser/when-seen.tsx';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { arrangeHome } from './arrange-home.ts';
import { homeMessages } from './home.messages.ts';
import { OrderHero } from './order-hero.tsx';
import { OtherOrders } from './other-orders.tsx';
import { Offers } from './offers.tsx';
import { TierLadder } from './tier-ladder.tsx';

const loadInstallBanner = async () => (await import('./install/install-banner.tsx')).InstallBanner;

/** What is owed, then what can be had, then what can be reached (§2 Home). */
export function HomeScreen() {
  useEffect(rememberHomeSeen, []);
  return (
    <ScreenLayout>
      <PaymentReturn />
      <HomeContent />
    </ScreenLayout>
  );
}

HomeScreen.earlyReads = ((read) =>
  Promise.all([read(homeIndexQuery), read(userAuthQuery)])) satisfies EarlyReads;

function HomeContent() {
  const text = useMessages(homeMessages);
  const home = useQuery(homeIndexQuery);
  // Read here for a later press of Apply; a failure is shown here already (§8).
  const userAuth = useQuery(userAuthQuery);
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
              {rest.locked.length > 0 && (
                <TierLadder standing={rest.standing} locked={rest.locked} />
              )}
            </Offers>
            {index.products.length === 0 && <NoProducts read={home} />}
            <WhenSeen load={loadInstallBanner} />
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

/** Says above the content that a call has failed; the content stays. */
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
