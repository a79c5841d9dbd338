import { ButtonLink, EmptyState, ErrorState } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { homeIndexQuery } from '../../shared/queries/home-index.ts';
import { productInfoQuery } from '../../shared/queries/product-info.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { ApplyNow } from './apply-now.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productMessages } from './product.messages.ts';

/** A product's facts and the way to apply for it (§2 Product detail, D03). */
export function ProductScreen() {
  const { pid = '' } = useParams();
  const text = useMessages(productMessages);
  const home = useQuery(homeIndexQuery);
  const info = useQuery(productInfoQuery(pid));
  const product = home.data?.homeProductVos.find(({ id }) => id === pid);

  if (home.data && !product) return <ProductNotFound />;
  if (home.isPending || info.isPending) {
    return (
      <ScreenLayout>
        <WaitingForReads shape="card" label={text('loading')} />
      </ScreenLayout>
    );
  }
  if (!product || !info.data) {
    const retry = () => {
      if (home.isError) void home.refetch();
      if (info.isError) void info.refetch();
    };
    return (
      <ScreenLayout>
        <ErrorState
          title={text('errorTitle')}
          retryLabel={text('retry')}
          onRetry={retry}
          isRetrying={home.isFetching || info.isFetching}
          retryingLabel={text('loading')}
        >
          {errorText(home.error ?? info.error)}
        </ErrorState>
      </ScreenLayout>
    );
  }
  return (
    <ScreenLayout footer={<ApplyNow product={product} />}>
      <ProductFacts name={product.name} info={info.data} />
    </ScreenLayout>
  );
}

/** What home does not list cannot be applied for, whatever the address says. */
function ProductNotFound() {
  const text = useMessages(productMessages);
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
