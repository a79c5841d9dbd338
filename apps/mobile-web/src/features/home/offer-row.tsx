import { homeTenureDays } from '@kosha/domain';
import { Stack, Text } from '@kosha/ui';
import { isToldStrict } from '../../shared/browser/attribution.ts';
import { formatPeriods } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { ProductNote } from '../../shared/look/product-note.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import type { ApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { termsHere } from '../../shared/native/terms-here.ts';
import styles from './home.module.css';
import { homeMessages } from './home.messages.ts';
import { OfferAction, OfferPrice, OfferTier, ProductLink } from './offer-parts.tsx';

interface OfferRowProps {
  product: HomeProduct;
  gate: ApplyGate;
}

/** One more offer with its three facts. The tenure comes last: the sample, or what is true (§9, D63). */
export function OfferRow({ product, gate }: OfferRowProps) {
  const text = useMessages(homeMessages);
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        {product.logo !== null && (
          <img
            src={product.logo}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            className={styles.logo}
          />
        )}
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
      {product.terms ? (
        <Tenure label={text('period')}>{formatPeriods(termsHere(product))}</Tenure>
      ) : (
        // A partner's terms are not known here.
        !isToldStrict() && (
          <Tenure label={text('sampleTerms')}>{text('tenure', homeTenureDays)}</Tenure>
        )
      )}
    </article>
  );
}

const Tenure = ({ label, children }: { label: string; children: string }) => (
  <dl className={styles.sample}>
    <dt>{label}</dt> <dd>{children}</dd>
  </dl>
);
