import { ButtonLink, EmptyState, ErrorState } from '@kosha/ui';
import { errorText } from '../../shared/api/failure-text.ts';
import { isNotFound } from '../../shared/api/is-not-found.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { ordersMessages } from './orders.messages.ts';

interface OrderUnavailableProps {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A screen about one order that is not here: on its way, unknown to the server, or failed. */
export function OrderUnavailable(props: OrderUnavailableProps) {
  return (
    <ScreenLayout>
      <Unavailable {...props} />
    </ScreenLayout>
  );
}

function Unavailable({ error, isFetching, refetch }: OrderUnavailableProps) {
  const text = useMessages(ordersMessages);
  if (!error) return <WaitingForReads shape="card" label={text('loadingOrder')} />;
  if (isNotFound(error)) {
    return (
      <EmptyState
        title={text('notFoundTitle')}
        action={<ButtonLink href={paths.orders()}>{text('toOrders')}</ButtonLink>}
      >
        {text('notFoundText')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={text('orderFailed')}
      retryLabel={text('retry')}
      isRetrying={isFetching}
      retryingLabel={text('loadingOrder')}
      onRetry={() => void refetch()}
    >
      {errorText(error)}
    </ErrorState>
  );
}
