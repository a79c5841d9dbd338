import { Heading, Stack } from '@kosha/ui';
import { useState } from 'react';
import { useApplyGate } from '../../shared/use-apply-gate.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { patterns } from '../../shared/paths.ts';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { HomeProductCard } from './home-product-card.tsx';
import { homeMessages } from './home.messages.ts';
import { TierLockDialog } from './tier-lock-dialog.tsx';

interface ProductListProps {
  products: readonly HomeProduct[];
  /** True when orders stand above: then the first of them has the screen's primary button. */
  hasOrdersAbove: boolean;
}

/** The products in the server's order, the first one bigger (§2 Home). */
export function ProductList({ products, hasOrdersAbove }: ProductListProps) {
  const text = useMessages(homeMessages);
  const gate = useApplyGate(patterns.home);
  const [locked, setLocked] = useState<HomeProduct>();
  return (
    <Stack gap={3}>
      <Heading>{text('productsTitle')}</Heading>
      {products.map((product, index) => (
        <HomeProductCard
          key={product.id}
          product={product}
          isHero={index === 0}
          isPrimary={index === 0 && !hasOrdersAbove}
          gate={gate}
          onUnlock={() => setLocked(product)}
        />
      ))}
      <TierLockDialog product={locked} onClose={() => setLocked(undefined)} />
    </Stack>
  );
}
