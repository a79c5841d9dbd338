import {
  Button,
  ButtonLink,
  EmptyState,
  MagnifierIllustration,
  StickyAction,
  Text,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isApplyable } from '@kosha/domain';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { homeIndexQuery, type HomeProduct } from '../../shared/queries/home-index.ts';
import { type ProductInfo, productInfoQuery } from '../../shared/queries/product-info.ts';
import { joinReads, ReadGate } from '../../shared/server/read-gate.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productMessages } from './product.messages.ts';
import { useApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { ProductNote, useFullText } from '../../shared/order-display/product-note.tsx';
import { trackClick } from '../../shared/tracking/tracking.ts';

/**
 * APPLY NOW at the bottom, with the same checks as on Home. For a full product, 'Fulled' and the
 * reason (§3).
 */
function ApplyNow({ product }: { product: HomeProduct }) {
  const text = useMessages(productMessages);
  const gate = useApplyGate(patterns.product);
  const fullText = useFullText();
  const canApply = isApplyable(product);
  const prepare = () => gate.prepare(product.id);
  const apply = () => {
    trackClick('product_apply', patterns.product, { productId: product.id });
    gate.apply(product);
  };
  return (
    <StickyAction>
      {canApply ? (
        <ProductNote product={product} />
      ) : (
        <Text size="sm" isCentred>
          {fullText(product)}
        </Text>
      )}
      <Button
        isFullWidth
        disabled={!canApply}
        isLoading={gate.pendingId !== undefined}
        loadingLabel={text('checking')}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={apply}
      >
        {text(canApply ? 'apply' : 'full')}
      </Button>
    </StickyAction>
  );
}

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
