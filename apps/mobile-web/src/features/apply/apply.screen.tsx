import type { Schema } from '@kosha/api-client';
import { limits, precheckTarget } from '@kosha/domain';
import { ButtonLink, EmptyState, ErrorState } from '@kosha/ui';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { errorText } from '../../shared/api/failure-text.ts';
import { isNotFound } from '../../shared/api/is-not-found.ts';
import { allVerified, lacksVerification } from '../../shared/api/verification-incomplete.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { homeIndexQuery } from '../../shared/queries/home-index.ts';
import { productInfoQuery } from '../../shared/queries/product-info.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { ApplyForm } from './apply-form.tsx';
import { applyMessages } from './apply.messages.ts';
import { precheckQuery } from './apply.queries.ts';
import { ClosedProduct, isClosed } from './closed-product.tsx';

/** The apply page (§2, D03): whether one may apply is asked first (§4). */
export function ApplyScreen() {
  const { pid = '' } = useParams();
  const precheck = useQuery(precheckQuery(pid));
  const product = useQuery(productInfoQuery(pid));
  const home = useQuery(homeIndexQuery);
  usePrefetchQuery(bankCardsQuery);
  const isVerified = useLocation().state === allVerified;

  if (lacksVerification(precheck.error) && !isVerified) {
    return <Navigate to={paths.authIndex({ pid })} replace />;
  }
  const target = precheck.data && precheckTarget(precheck.data.orderStatus);
  if (target === 'denied') {
    return <Navigate to={paths.denied(pid, waitOf(precheck.data))} replace />;
  }
  if (target === 'orders') return <Navigate to={paths.orders()} replace />;

  const listed = home.data?.homeProductVos.find(({ id }) => id === pid);
  if (listed && isClosed(listed)) return <ClosedProduct product={listed} />;
  // A list that fails is no reason to wait: the server refuses what is closed.
  if (target !== undefined && product.data && !home.isPending) {
    return product.data.amountList.length > 0 ? (
      <ApplyForm key={pid} productId={pid} product={product.data} />
    ) : (
      <NotAvailable />
    );
  }
  const error = (target === undefined && precheck.error) || (!product.data && product.error);
  if (!error) return <Loading />;
  if (isNotFound(error)) return <NotAvailable />;
  return (
    <Failed
      error={error}
      isRetrying={precheck.isFetching || product.isFetching}
      onRetry={() => retryFailed(precheck, product, home)}
    />
  );
}

function retryFailed(...reads: readonly { isError: boolean; refetch: () => unknown }[]): void {
  for (const read of reads) if (read.isError) void read.refetch();
}

/** Without a wait from the server, the one that everybody is told (§9). */
function waitOf(precheck: Schema<'PrecheckResult'> | undefined): { day: number; hour: number } {
  return precheck?.rejectStatusVO ?? { day: limits.denialReapplyDays, hour: 0 };
}

function Loading() {
  const text = useMessages(applyMessages);
  return (
    <ScreenLayout>
      <WaitingForReads shape="card" label={text('loading')} />
    </ScreenLayout>
  );
}

function NotAvailable() {
  const text = useMessages(applyMessages);
  return (
    <ScreenLayout>
      <EmptyState
        title={text('notFoundTitle')}
        action={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
      >
        {text('notFoundText')}
      </EmptyState>
    </ScreenLayout>
  );
}

interface FailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const text = useMessages(applyMessages);
  return (
    <ScreenLayout>
      <ErrorState
        title={text('failed')}
        retryLabel={text('retry')}
        isRetrying={isRetrying}
        retryingLabel={text('loading')}
        onRetry={onRetry}
      >
        {errorText(error)}
      </ErrorState>
    </ScreenLayout>
  );
}
