import { isApplyable } from '@kosha/domain';
import { Button, StickyAction, Text } from '@kosha/ui';
import { useApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { patterns } from '../../shared/paths.ts';
import { ProductNote, useFullText } from '../../shared/order-display/product-note.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { productMessages } from './product.messages.ts';

/**
 * APPLY NOW at the bottom, with the same checks as on Home. For a full product, 'Fulled' and the
 * reason (§3).
 */
export function ApplyNow({ product }: { product: HomeProduct }) {
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
