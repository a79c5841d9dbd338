import { HeroZone } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { ProductNote } from '../../shared/look/product-note.tsx';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import type { ApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { homeMessages } from './home.messages.ts';
import { OfferAction, OfferPrice, OfferTier, ProductLink } from './offer-parts.tsx';

interface OfferHeroProps {
  product: HomeProduct;
  gate: ApplyGate;
}

/** The best offer: how much at most, what that gives and costs, and the screen's primary button (§9). */
export function OfferHero({ product, gate }: OfferHeroProps) {
  const text = useMessages(homeMessages);
  return (
    <HeroZone
      tone={product.reapplyTime ? 'waiting' : 'well'}
      label={
        <>
          <ProductLink product={product} />
          {text('upTo')}
        </>
      }
      tag={<OfferTier product={product} />}
      answer={<Money paise={product.maxAmountPaise} size="hero" />}
    >
      <ProductNote product={product} />
      <OfferPrice product={product} />
      <OfferAction product={product} gate={gate} isPrimary />
    </HeroZone>
  );
}
