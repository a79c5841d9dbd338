import { isApplyable, isExternal, tierByOrderNum, type Tier } from '@kosha/domain';
import { Button, Link, showToast, Tag, TierBadge } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { OfferCost } from '../../shared/money/offer-cost.tsx';
import { firstTerm } from '../../shared/native/terms-here.ts';
import { useFullMessage } from '../../shared/order-display/product-note.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import type { ApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import styles from './home.module.css';
import { homeMessages } from './home.messages.ts';
import { tierName } from '../../shared/i18n/tier-name.ts';

interface OfferProps {
  product: HomeProduct;
}

export function ProductLink({ product }: OfferProps) {
  const onClick = () => trackClick('home_product', patterns.home, { productId: product.id });
  return (
    <Link href={paths.product(product.id)} className={styles.name} onClick={onClick}>
      {product.name}
    </Link>
  );
}

/** Only some values of `orderNum` have a tier (§3, D18). */
export function OfferTier({ product }: OfferProps) {
  const tier = tierByOrderNum(product.orderNum);
  return tier && <TierBadge tier={badgeTier(tier)}>{tierName(tier)}</TierBadge>;
}

const badgeTier = (tier: Tier) => tier.name.toLowerCase() as Lowercase<Tier['name']>;

/**
 * The price of the largest amount. It is hidden if the borrower cannot apply, or if a partner sets
 * it.
 */
export function OfferPrice({ product }: OfferProps) {
  const { id, maxAmountPaise, reapplyTime, offer } = product;
  const isOpen = isApplyable(product) && !isExternal(product) && !reapplyTime;
  if (!isOpen || maxAmountPaise === null) return null;
  return (
    <OfferCost
      productId={id}
      amountPaise={maxAmountPaise}
      period={firstTerm(product)}
      offer={offer}
    />
  );
}

interface OfferActionProps extends OfferProps {
  gate: ApplyGate;
  isPrimary?: boolean;
}

/**
 * The Apply button. If the product is full, a tap shows the reason; after a denial, the button
 * opens the explanation.
 */
export function OfferAction({ product, gate, isPrimary = false }: OfferActionProps) {
  const text = useMessages(homeMessages);
  const fullText = useFullMessage();
  const prepare = () => gate.prepare(product.id);
  const apply = () => {
    trackClick('home_apply', patterns.home, { productId: product.id });
    gate.apply(product);
  };
  if (!isApplyable(product)) {
    return (
      <button type="button" className={styles.full} onClick={() => showToast(fullText(product))}>
        <Tag tone="neutral">{text('full')}</Tag>
      </button>
    );
  }
  const isDenied = Boolean(product.reapplyTime);
  return (
    <Button
      variant={isPrimary && !isDenied ? 'primary' : 'secondary'}
      isFullWidth={isPrimary}
      isLoading={gate.pendingId === product.id}
      loadingLabel={text('checking')}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={apply}
    >
      {text(isDenied ? 'whyWait' : 'apply')}
    </Button>
  );
}
