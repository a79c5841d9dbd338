import { Button, EmptyState, ErrorState, Notice } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PaymentReturn } from '../../shared/payment/payment-return.tsx';
import { homeIndexQuery } from '../../shared/queries/home-index.ts';
import { userAuthQuery } from '../../shared/queries/user-auth.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { homeMessages } from './home.messages.ts';
import { InProgressOrders } from './in-progress-orders.tsx';
import { ProductList } from './product-list.tsx';

/** Orders in progress, then the products on offer (§2 Home). */
export function HomeScreen() {
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
  // Read ahead for Apply; its failure is told here already (§8).
  const userAuth = useQuery(userAuthQuery);
  const retry = () => {
    if (home.isError) void home.refetch();
    if (userAuth.isError) void userAuth.refetch();
  };

  if (home.isPending) return <WaitingForReads shape="card" label={text('loading')} />;
  if (home.data === undefined) {
    return (
      <ErrorState
        title={text('errorTitle')}
        retryLabel={text('retry')}
        onRetry={retry}
        isRetrying={home.isFetching}
        retryingLabel={text('loading')}
      >
        {errorText(home.error)}
      </ErrorState>
    );
  }

  const { undwayList: orders, homeProductVos: products } = home.data;
  const problem = errorText(home.error ?? userAuth.error);
  return (
    <>
      {problem && <StaleNotice problem={problem} onRetry={retry} />}
      {orders.length > 0 && <InProgressOrders orders={orders} />}
      {products.length > 0 && (
        <ProductList products={products} hasOrdersAbove={orders.length > 0} />
      )}
      {products.length === 0 && (
        <EmptyState
          title={text('emptyTitle')}
          action={
            <Button
              variant="secondary"
              isLoading={home.isFetching}
              loadingLabel={text('loading')}
              onClick={() => void home.refetch()}
            >
              {text('refresh')}
            </Button>
          }
        >
          {text('emptyText')}
        </EmptyState>
      )}
    </>
  );
}

/** A failed call beside content that still stands. */
function StaleNotice({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const text = useMessages(homeMessages);
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
