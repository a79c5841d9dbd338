import { Card, Heading, Stack } from '@kosha/ui';
import type { ReactNode } from 'react';
import { useApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { patterns } from '../../shared/paths.ts';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { homeMessages } from './home.messages.ts';
import { OfferHero } from './offer-hero.tsx';
import { OfferRow, SampleTenure } from './offer-row.tsx';

interface OffersProps {
  /** The hero offer, if no order is in progress (§9). */
  first: HomeProduct | undefined;
  others: readonly HomeProduct[];
  /** Rendered between the first offer and the others. */
  children: ReactNode;
}

/** The available offers, in the server's order (§2 Home). Only one check runs at a time. */
export function Offers({ first, others, children }: OffersProps) {
  const text = useMessages(homeMessages);
  const gate = useApplyGate(patterns.home);
  return (
    <>
      {first && <OfferHero product={first} gate={gate} />}
      {children}
      {others.length > 0 && (
        <Stack gap={2}>
          <Heading size="md">{text('productsTitle')}</Heading>
          <Card isFlush>
            {others.map((product) => (
              <OfferRow key={product.id} product={product} gate={gate} />
            ))}
            <SampleTenure products={others} />
          </Card>
        </Stack>
      )}
    </>
  );
}
