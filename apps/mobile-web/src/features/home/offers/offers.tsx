import {
  isOpenForApplications,
  isExternalProduct,
  tierByOrderNum,
  type Tier,
  reapplyAtMs,
  homeTenureDays,
} from '@kosha/domain';
import {
  Button,
  Link,
  showToast,
  Tag,
  TierBadge,
  HeroZone,
  BankMark,
  Stack,
  Text,
} from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { OfferCost } from '../../../shared/money/offer-cost.tsx';
import { firstTerm, termsOnPlatform } from '../../../shared/native/terms-here.ts';
import { useProductFullMessage, ProductNote } from '../../../shared/order-display/product-note.tsx';
import type { HomeProduct } from '../../../shared/queries/home-index.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import type { ApplyGate } from '../../../shared/navigation/use-apply-gate.ts';
import styles from '../home.module.css';
import { homeMessages } from '../home.messages.ts';
import { tierName } from '../../../shared/i18n/tier-name.ts';
import { formatDate, formatTime, formatPeriods } from '../../../shared/i18n/dates.ts';
import { amountText, Money } from '../../../shared/money/money.tsx';
import { useState } from 'react';
import { isStrictPolicyCookieSet } from '../../../shared/browser/attribution.ts';

interface OfferProps {
  product: HomeProduct;
}

function ProductLink({ product }: OfferProps) {
  const onClick = () => trackClick('home_product', routePatterns.home, { productId: product.id });
  return (
    <Link href={paths.product(product.id)} className={styles.name} onClick={onClick}>
      {product.name}
    </Link>
  );
}

/** Only some values of `orderNum` have a tier (§3, D18). */
function OfferTier({ product }: OfferProps) {
  const tier = tierByOrderNum(product.orderNum);
  return tier && <TierBadge tier={badgeTier(tier)}>{tierName(tier)}</TierBadge>;
}

const badgeTier = (tier: Tier) => tier.name.toLowerCase() as Lowercase<Tier['name']>;

/**
 * The cost of the largest loan. Hidden if the borrower cannot apply, and for a partner's product,
 * because the partner sets its cost.
 */
function OfferPrice({ product }: OfferProps) {
  const { id, maxAmountPaise, reapplyTime, offer } = product;
  const isOpen = isOpenForApplications(product) && !isExternalProduct(product) && !reapplyTime;
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

interface GatedOfferProps extends OfferProps {
  gate: ApplyGate;
}

interface OfferActionProps extends GatedOfferProps {
  isPrimary?: boolean;
}

/**
 * The Apply button. After a denial, its label is “What this means”. If nobody can apply today,
 * the tag “Fulled” replaces the button, and a tap on the tag shows the reason.
 */
function OfferAction({ product, gate, isPrimary = false }: OfferActionProps) {
  const text = useMessages(homeMessages);
  const fullText = useProductFullMessage();
  const prepare = () => gate.prepare(product.id);
  const apply = () => {
    trackClick('home_apply', routePatterns.home, { productId: product.id });
    gate.apply(product);
  };
  if (!isOpenForApplications(product)) {
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

/**
 * The best offer, with its amount as the headline (§9). After a denial, the headline is the date
 * from which the borrower can apply again.
 */
export function OfferHero(props: GatedOfferProps) {
  const { product, gate } = props;
  const text = useMessages(homeMessages);
  if (product.reapplyTime) return <DeniedHero {...props} until={product.reapplyTime} />;
  return (
    <HeroZone
      tone="well"
      label={
        <>
          <ProductLink product={product} />
          {text('upTo')}
        </>
      }
      tag={<OfferTier product={product} />}
      headline={<Money paise={product.maxAmountPaise} size="hero" />}
    >
      <ProductNote product={product} />
      <OfferPrice product={product} />
      <OfferAction product={product} gate={gate} isPrimary />
    </HeroZone>
  );
}

function DeniedHero({ product, gate, until }: GatedOfferProps & { until: number }) {
  const text = useMessages(homeMessages);
  const minute = reapplyAtMs(until);
  const time = formatTime(minute);
  return (
    <HeroZone
      tone="waiting"
      label={
        <>
          <ProductLink product={product} />
          {text('againFrom')}
        </>
      }
      tag={<OfferTier product={product} />}
      headline={formatDate(minute)}
      line={text('againAt', { time, amount: amountText(product.maxAmountPaise) })}
    >
      <OfferAction product={product} gate={gate} isPrimary />
    </HeroZone>
  );
}

interface ProductLogoProps {
  src: string;
  productName: string;
}

/** Screen readers skip the logo, because the name is next to it. */
function ProductLogo({ src, productName }: ProductLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) return <BankMark bankName={productName} bankCode={productName} />;
  return (
    <img
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className={styles.logo}
      onError={() => setFailedSrc(src)}
    />
  );
}

/**
 * Shows the product's loan terms if the server sends them. Otherwise, {@link SampleTenure} shows
 * sample terms below all offers (D63).
 */
export function OfferRow({ product, gate }: GatedOfferProps) {
  const text = useMessages(homeMessages);
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        {product.logo !== null && <ProductLogo src={product.logo} productName={product.name} />}
        <div className={styles.words}>
          <Stack isRow gap={1}>
            <h3 className={styles.title}>
              <ProductLink product={product} />
            </h3>
            <OfferTier product={product} />
          </Stack>
          <Text size="sm">
            {text('upToAmount', { amount: amountText(product.maxAmountPaise) })}
          </Text>
        </div>
        <OfferAction product={product} gate={gate} />
      </div>
      <ProductNote product={product} />
      <OfferPrice product={product} />
      {product.terms && (
        <Tenure label={text('period')}>{formatPeriods(termsOnPlatform(product))}</Tenure>
      )}
    </article>
  );
}

/**
 * Shows sample terms once, below all offers, because they must not be next to the cost of a loan
 * (§9, D63).
 */
export function SampleTenure({ products }: { products: readonly HomeProduct[] }) {
  const text = useMessages(homeMessages);
  if (isStrictPolicyCookieSet() || products.every(({ terms }) => terms)) return null;
  return (
    <div className={styles.row}>
      <Tenure label={text('sampleTerms')}>{text('tenure', homeTenureDays)}</Tenure>
    </div>
  );
}

const Tenure = ({ label, children }: { label: string; children: string }) => (
  <dl className={styles.sample}>
    <dt>{label}</dt> <dd>{children}</dd>
  </dl>
);
