import { ButtonLink, EmptyState, MagnifierIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { homeIndexQuery, type HomeProduct } from '../../shared/queries/home-index.ts';
import { productInfoQuery, type ProductInfo } from '../../shared/queries/product-info.ts';
import { joinReads, ReadGate } from '../../shared/server/read-gate.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ApplyNow } from './apply-now.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productMessages } from './product.messages.ts';

/** A product's facts and Apply (§2 Product detail, D03). */
export function ProductScreen() {
  const { pid = '' } = useParams();
  const text = useMessages(productMessages);
  const home = useQuery(homeIndexQuery);
  const info = useQuery(productInfoQuery(pid));
  const isListed = ({ id }: { id: string }) => id === pid;
  if (home.data && !home.data.products.some(isListed)) return <ProductNotFound />;
  return (
    <ReadGate
      read={joinReads({ home, info })}
      frame={ScreenLayout}
      shape="hero"
      loading={text('loading')}
      failed={text('errorTitle')}
    >
      {({ home: { products }, info }) => {
        const product = products.find(isListed);
        return product && <Product product={product} info={info} />;
      }}
    </ReadGate>
  );
}

interface ProductProps {
  product: HomeProduct;
  info: ProductInfo;
}

function Product({ product, info }: ProductProps) {
  return (
    <ScreenLayout footer={<ApplyNow product={product} />}>
      <ProductFacts product={product} info={info} />
    </ScreenLayout>
  );
}

/** Shown if Home does not list the product, so that nobody can apply. */
function ProductNotFound() {
  const text = useMessages(productMessages);
  return (
    <ScreenLayout>
      <EmptyState
        title={text('notFoundTitle')}
        illustration={<MagnifierIllustration />}
        action={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
      >
        {text('notFoundText')}
      </EmptyState>
    </ScreenLayout>
  );
}
