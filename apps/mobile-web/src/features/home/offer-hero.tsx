import { reapplyMinute } from '@kosha/domain';
import { HeroZone } from '@kosha/ui';
import { formatDate, formatTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText, Money } from '../../shared/money/money.tsx';
import { ProductNote } from '../../shared/order-display/product-note.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import type { ApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { homeMessages } from './home.messages.ts';
import { OfferAction, OfferPrice, OfferTier, ProductLink } from './offer-parts.tsx';

interface OfferHeroProps {
  product: HomeProduct;
  gate: ApplyGate;
}

/** The best offer (§9). After a denial, shows the date of the next application. */
export function OfferHero(props: OfferHeroProps) {
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

function DeniedHero({ product, gate, until }: OfferHeroProps & { until: number }) {
  const text = useMessages(homeMessages);
  const minute = reapplyMinute(until);
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
