import { isApplyable, isExternal, tierByOrderNum, type Tier } from '@kosha/domain';
import { Button, Link, Tag, TierBadge } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { OfferCost } from '../../shared/payment/offer-cost.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import type { ApplyGate } from '../../shared/use-apply-gate.ts';
import styles from './home.module.css';
import { homeMessages } from './home.messages.ts';

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

/** The badge of the product's tier, if its `orderNum` has one (§3, D18). */
export function OfferTier({ product }: OfferProps) {
  const tier = tierByOrderNum(product.orderNum);
  return tier && <TierBadge tier={tierLook(tier)}>{tier.name}</TierBadge>;
}

const tierLook = (tier: Tier) => tier.name.toLowerCase() as Lowercase<Tier['name']>;

/** The three facts of the largest amount. A partner's loan has its own price, a full product none. */
export function OfferPrice({ product }: OfferProps) {
  const { id, maxAmountPaise } = product;
  if (isExternal(product) || !isApplyable(product) || maxAmountPaise === null) return null;
  return <OfferCost productId={id} amountPaise={maxAmountPaise} />;
}

interface OfferActionProps extends OfferProps {
  gate: ApplyGate;
  /** The full width of the screen. */
  isPrimary?: boolean;
}

/** Apply, or that nobody can apply now. */
export function OfferAction({ product, gate, isPrimary = false }: OfferActionProps) {
  const text = useMessages(homeMessages);
  const prepare = () => gate.prepare(product.id);
  const apply = () => {
    trackClick('home_apply', patterns.home, { productId: product.id });
    gate.apply(product);
  };
  if (!isApplyable(product)) {
    return (
      <span>
        <Tag tone="neutral">{text('full')}</Tag>
      </span>
    );
  }
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isFullWidth={isPrimary}
      isLoading={gate.pendingId === product.id}
      loadingLabel={text('checking')}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={apply}
    >
      {text('apply')}
    </Button>
  );
}
