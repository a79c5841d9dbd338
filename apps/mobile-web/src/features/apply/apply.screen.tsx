import { type Schema, unwrap } from '@kosha/api-client';
import {
  loanRequestDefaults,
  isOpenForApplications,
  isProductLocked,
  limits,
  paiseToRupees,
  precheckTarget,
} from '@kosha/domain';
import { CalendarIllustration, EmptyState, MagnifierIllustration } from '@kosha/ui';
import { queryOptions, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/server/api.ts';
import {
  allStepsVerifiedState,
  isNotFound,
  isVerificationIncomplete,
  lacksVerification,
} from '../../shared/server/failures.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { termsOnPlatform } from '../../shared/native/terms-here.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { homeIndexQuery, type HomeProduct } from '../../shared/queries/home-index.ts';
import { productInfoQuery } from '../../shared/queries/product-info.ts';
import {
  combineQueries,
  QueryGate,
  refetchFailedQueries,
} from '../../shared/server/query-gate.tsx';
import { HomeLink, ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ApplyForm } from './apply-form.tsx';
import { applyMessages } from './apply.messages.ts';
import { useLeaveScreen } from '../../shared/navigation/history-record.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { forgetOrders } from '../../shared/queries/order-list.ts';
import { type Application, forgetDraft, type ApplySubmission } from './use-apply-form.ts';

/** Sends the application once (§7, §9). Success opens the order list (§4). */
function useApply(productId: string): ApplySubmission {
  const navigate = useNavigate();
  const { leaveFor } = useLeaveScreen();
  const leave = useRef(leaveFor);
  const queryClient = useQueryClient();
  const [isApplied, setIsApplied] = useState(false);
  const { submit, isPending } = useWrite(
    (application: Application, options) =>
      api.post('/order/v1/apply', { body: toBody(application), ...options }),
    {
      onSuccess: () => {
        setIsApplied(true);
        forgetDraft(productId);
        forgetOrders(queryClient);
      },
      onFailureHere: (failure) => {
        if (isVerificationIncomplete(failure))
          void navigate(paths.authIndex({ pid: productId }), { replace: true });
      },
    },
  );
  useEffect(() => {
    leave.current = leaveFor;
  });
  useEffect(() => {
    if (!isApplied) return;
    const timer = setTimeout(() => leave.current(paths.orders()), limits.postApplyRedirectMs);
    return () => clearTimeout(timer);
  }, [isApplied]);
  return { apply: submit, isPending, isApplied };
}

function toBody({ cardId, amountPaise, period, productId, isAutoMoney }: Application) {
  const { checkEmail, autoGetMoney } = loanRequestDefaults;
  return {
    cardId,
    borrowAmount: paiseToRupees(amountPaise),
    productId,
    autoMoney: isAutoMoney ? (1 as const) : (0 as const),
    periods: period,
    checkEmail,
    autoGetMoney,
  };
}

/** True if the product accepts no more applications, or if the borrower's tier is too low (§3). */
const isClosed = (product: HomeProduct): boolean =>
  isProductLocked(product) || !isOpenForApplications(product);

/** Replaces the form, because the server refuses applications for a closed product. */
function ClosedProduct({ product }: { product: HomeProduct }) {
  const text = useMessages(applyMessages);
  const reason = isProductLocked(product) ? 'locked' : 'full';
  return (
    <ScreenLayout>
      <EmptyState
        title={text(`${reason}Title`, { name: product.name })}
        illustration={<CalendarIllustration />}
        action={<HomeLink />}
      >
        {product.fullMsg || text(`${reason}Text`)}
      </EmptyState>
    </ScreenLayout>
  );
}

/** Whether the user may apply now (§4). Each visit of the page asks the server again. */
const precheckQuery = (productId: string) =>
  queryOptions({
    queryKey: ['precheck', productId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/order/v1/precheck', { query: { productId }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** First asks the server whether the user may apply (§2, §4, D03). */
export function ApplyScreen() {
  const { pid = '' } = useParams();
  const text = useMessages(applyMessages);
  const precheck = useQuery(precheckQuery(pid));
  const product = useQuery(productInfoQuery(pid));
  // Called outside the form, because clearing the cache after applying may unmount the form.
  const sending = useApply(pid);
  // Disabled after applying, so that this page does not request Home's products again. Home
  // requests the products when it opens.
  const home = useQuery({ ...homeIndexQuery, enabled: !sending.isApplied });
  usePrefetchQuery(bankCardsQuery);
  const isVerified = useLocation().state === allStepsVerifiedState;

  if (lacksVerification(precheck.error) && !isVerified) {
    return <Navigate to={paths.authIndex({ pid })} replace />;
  }
  const target = precheck.data && precheckTarget(precheck.data.orderStatus);
  if (target === 'denied') {
    return <Navigate to={paths.denied(pid, deniedWait(precheck.data))} replace />;
  }
  if (target === 'orders') return <Navigate to={paths.orders()} replace />;

  const listed = home.data?.products.find(({ id }) => id === pid);
  if (listed && isClosed(listed)) return <ClosedProduct product={listed} />;
  return (
    <QueryGate
      read={combineQueries({ precheck, product })}
      onRetry={() => refetchFailedQueries(precheck, product, home)}
      // If Home's products fail to load, the user can still apply, because the server refuses an
      // application for a closed product.
      isReady={!home.isPending || sending.isApplied}
      frame={ScreenLayout}
      shape="hero"
      loading={text('loading')}
      failed={text('failed')}
      renderError={(error) => isNotFound(error) && <NotAvailable />}
    >
      {({ product }) =>
        product.amountsPaise.length > 0 && termsOnPlatform(product).length > 0 ? (
          <ApplyForm key={pid} productId={pid} product={product} sending={sending} />
        ) : (
          <ScreenLayout>
            <NotAvailable />
          </ScreenLayout>
        )
      }
    </QueryGate>
  );
}

/**
 * Returns how long a borrower must wait after a denial: the time from the server or, if the server
 * sends none, the default (§9).
 */
function deniedWait(precheck: Schema<'PrecheckResult'> | undefined): { day: number; hour: number } {
  return precheck?.rejectStatusVO ?? { day: limits.denialReapplyDays, hour: 0 };
}

function NotAvailable() {
  const text = useMessages(applyMessages);
  return (
    <EmptyState
      title={text('notFoundTitle')}
      illustration={<MagnifierIllustration />}
      action={<HomeLink />}
    >
      {text('notFoundText')}
    </EmptyState>
  );
}
