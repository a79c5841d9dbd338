import type { Schema } from '@kosha/api-client';
import { asPaise, formatPercent, type Paise } from '@kosha/domain';
import { CheckList, Heading, HeroZone, KeyValueList, Slip, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatPeriods } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { patterns } from '../../shared/paths.ts';
import { offeredDue } from '../../shared/money/due-line.ts';
import { OfferSlip } from '../../shared/money/offer-slip.tsx';
import { dots } from '../../shared/money/cost-messages.ts';
import { paymentMessages } from '../../shared/money/payment.messages.ts';
import { quoteQuery, receivedQuote } from '../../shared/money/quote.ts';
import type { HomeProduct } from '../../shared/queries/home-index.ts';
import { largestAmount, type ProductInfo } from '../../shared/queries/product-info.ts';
import type { ReadOffer } from '../../shared/queries/read-offer.ts';
import { firstTerm, termsHere } from '../../shared/native/terms-here.ts';
import { productMessages } from './product.messages.ts';
import { requirementIcon } from './requirement-icons.tsx';

interface ProductFactsProps {
  product: HomeProduct;
  info: ProductInfo;
}

/** A product's cost, then its description and requirements (§2 Product detail). */
export function ProductFacts({ product, info }: ProductFactsProps) {
  const text = useMessages(productMessages);
  const [eligibility, requirement] = info.detail;
  const largest = largestAmount(info);
  return (
    <>
      <HeroZone
        tone="well"
        label={text('amount')}
        headline={<AmountRange amountsPaise={info.amountsPaise} />}
        slip={
          largest !== undefined && (
            <LargestOffer
              productId={product.id}
              amountPaise={largest}
              period={firstTerm(info)}
              offer={info.offer}
            />
          )
        }
      />
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading size="md">{product.name}</Heading>
          {info.slogan && <Text>{info.slogan}</Text>}
          <Terms info={info} />
        </Stack>
        <Conditions title={text('requirement')} list={requirement} iconOf={requirementIcon} />
        <Conditions title={text('eligibility')} list={eligibility} />
      </Stack>
    </>
  );
}

function AmountRange({ amountsPaise }: Pick<ProductInfo, 'amountsPaise'>) {
  const highest = largestAmount({ amountsPaise });
  if (highest === undefined) return dots;
  const lowest = asPaise(Math.min(...amountsPaise));
  if (lowest === highest) return <Money paise={highest} size="hero" />;
  // The text is small enough to fit both amounts on one line.
  return (
    <>
      <Money paise={lowest} size="xl" />
      {' – '}
      <Money paise={highest} size="xl" />
    </>
  );
}

/** The price of the largest amount; the apply page shows the other prices. */
interface LargestOfferProps {
  productId: string;
  amountPaise: Paise;
  period: number;
  offer: ReadOffer | undefined;
}

function LargestOffer({ productId, amountPaise, period, offer }: LargestOfferProps) {
  const text = useMessages(paymentMessages);
  const received = receivedQuote(offer, { amountPaise, period });
  const { data: price = received, isError } = useQuery(
    quoteQuery(productId, amountPaise, { period }),
  );
  if (isError && price === undefined) {
    return (
      <Slip label={text('whatItCosts')}>
        <Text size="sm">{text('notKnown')}</Text>
      </Slip>
    );
  }
  return (
    <OfferSlip
      amountPaise={amountPaise}
      price={price}
      due={offeredDue(period, text)}
      page={patterns.product}
    />
  );
}

function Terms({ info }: Pick<ProductFactsProps, 'info'>) {
  const text = useMessages(productMessages);
  return (
    <KeyValueList
      rows={[
        { label: text('lendingTime'), value: info.loanProcessingTime },
        {
          label: text('period'),
          value: formatPeriods(termsHere(info)),
        },
        { label: text('rating'), value: text('ratingValue', { score: info.score }) },
        { label: text('interestPerDay'), value: formatPercent(info.interestRate) },
      ]}
    />
  );
}

interface ConditionsProps {
  title: string;
  list: Schema<'ProductDetailList'> | undefined;
  iconOf?: typeof requirementIcon;
}

function Conditions({ title, list, iconOf }: ConditionsProps) {
  // An array is expected; a string is shown as one line.
  const lines = [list?.content ?? []].flat();
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading size="md">{title}</Heading>
      <CheckList items={lines} {...(iconOf && { icons: lines.map(iconOf) })} />
    </Stack>
  );
}
