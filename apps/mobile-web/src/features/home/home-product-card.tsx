import { homeTenureDays, isApplyable, isLocked, tierByOrderNum, type Tier } from '@kosha/domain';
import { Button, Link, LockIcon, ProductCard, Stack, Tag, TierBadge } from '@kosha/ui';
import type { ApplyGate } from '../../shared/use-apply-gate.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import styles from './home.module.css';
import { homeMessages } from './home.messages.ts';

interface HomeProductCardProps {
  product: HomeProduct;
  /** True for the first card: its amount is big, and it shows no tenure (§9). */
  isHero: boolean;
  isPrimary: boolean;
  gate: ApplyGate;
  onUnlock: () => void;
}

/** One product (§3): open, full, or locked under the cover that shows its tier. */
export function HomeProductCard(props: HomeProductCardProps) {
  const { product, isHero } = props;
  const text = useMessages(homeMessages);
  const hasCover = isLocked(product);
  const tier = tierByOrderNum(product.orderNum);
  return (
    <div className={styles.card}>
      <ProductCard
        headingLevel={3}
        name={hasCover ? product.name : <ProductLink product={product} />}
        logoUrl={product.logo}
        isLocked={hasCover}
        badge={tier && <TierBadge tier={tierLook(tier)}>{tier.name}</TierBadge>}
        amountLabel={text('maxAmount')}
        amount={<Money paise={product.maxAmountPaise} size={isHero ? 'xxl' : 'lg'} />}
        note={isHero ? undefined : text('tenure', homeTenureDays)}
        action={<CardAction {...props} />}
      />
    </div>
  );
}

const tierLook = (tier: Tier) => tier.name.toLowerCase() as Lowercase<Tier['name']>;

function ProductLink({ product }: Pick<HomeProductCardProps, 'product'>) {
  const onClick = () => trackClick('home_product', patterns.home, { productId: product.id });
  return (
    <Link href={paths.product(product.id)} className={styles.name} onClick={onClick}>
      {product.name}
    </Link>
  );
}

function CardAction(props: HomeProductCardProps) {
  const { product } = props;
  const text = useMessages(homeMessages);
  const full = !isApplyable(product) && <Tag tone="neutral">{text('full')}</Tag>;
  if (!isLocked(product)) return full || <ApplyButton {...props} />;
  return (
    <Stack gap={2} isRow>
      {full}
      <UnlockCover {...props} />
    </Stack>
  );
}

function ApplyButton({ product, isHero, isPrimary, gate }: HomeProductCardProps) {
  const text = useMessages(homeMessages);
  const prepare = () => gate.prepare(product.id);
  const apply = () => {
    trackClick('home_apply', patterns.home, { productId: product.id });
    gate.apply(product);
  };
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isFullWidth={isHero}
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

/** Covers its whole card: a tap anywhere on it opens how to unlock the product. */
function UnlockCover({ product, onUnlock }: HomeProductCardProps) {
  const text = useMessages(homeMessages);
  const unlock = () => {
    trackClick('home_tier_cover', patterns.home, { productId: product.id });
    onUnlock();
  };
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={text('unlockOf', { name: product.name })}
      onClick={unlock}
    >
      <LockIcon />
      {text('unlock')}
    </button>
  );
}
