import { homeTenureDays } from '@kosha/domain';
import { BankMark, Stack, Text } from '@kosha/ui';
import { useState } from 'react';
import { isStrictPolicyCookieSet } from '../../shared/browser/attribution.ts';
import { formatPeriods } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { ProductNote } from '../../shared/order-display/product-note.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import type { ApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { termsOnPlatform } from '../../shared/native/terms-here.ts';
import { homeMessages } from './home.messages.ts';
import { OfferAction, OfferPrice, OfferTier, ProductLink } from './offer-parts.tsx';
import styles from './home.module.css';

interface ProductLogoProps {
  src: string;
  productName: string;
}

/**
 * The product's logo, or the first letter of its name if the logo fails to load. Screen readers
 * skip the logo, because the name is next to it.
 */
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

interface OfferRowProps {
  product: HomeProduct;
  gate: ApplyGate;
}

/** Shows the product's own term if known (D63). */
export function OfferRow({ product, gate }: OfferRowProps) {
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
 * The sample tenure. It is shown once, below all offers, so that it is not next to a price (§9,
 * D63).
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
