import { asPaise, formatPercent, isOpenForApplications, type Paise } from '@kosha/domain';
import {
  AccountIcon,
  Button,
  CheckList,
  ContactsIcon,
  DocumentIcon,
  EmptyState,
  Heading,
  HeroZone,
  KeyValueList,
  MagnifierIllustration,
  Slip,
  Stack,
  StickyAction,
  Text,
  WorkIcon,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatPeriods } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { loadingPlaceholder } from '../../shared/money/cost-messages.ts';
import { offeredDueText } from '../../shared/money/due-status-text.ts';
import { Money } from '../../shared/money/money.tsx';
import { OfferSlip } from '../../shared/money/offer-slip.tsx';
import { paymentMessages } from '../../shared/money/payment.messages.ts';
import { quoteQuery, quoteFromOffer } from '../../shared/money/quote.ts';
import { firstTerm, termsOnPlatform } from '../../shared/native/terms-here.ts';
import { HomeLink, ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { useApplyGate } from '../../shared/navigation/use-apply-gate.ts';
import { ProductNote, useProductFullMessage } from '../../shared/order-display/product-note.tsx';
import { routePatterns } from '../../shared/paths.ts';
import { homeIndexQuery, type HomeProduct } from '../../shared/queries/home-index.ts';
import {
  largestAmount,
  type ProductInfo,
  productInfoQuery,
} from '../../shared/queries/product-info.ts';
import type { ParsedOffer } from '../../shared/queries/parse-offer.ts';
import { combineQueries, QueryGate } from '../../shared/server/query-gate.tsx';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { productMessages } from './product.messages.ts';

/** Keywords that select the icon of a requirement. The first match wins. */
const icons = [
  [/aadhaar|pan\b|kyc|document/i, DocumentIcon],
  [/basic|personal|face|selfie/i, AccountIcon],
  [/work|job|salary|income/i, WorkIcon],
  [/contact|phone|mobile/i, ContactsIcon],
] as const;

function requirementIcon(line: string) {
  const Icon = icons.find(([words]) => words.test(line))?.[1];
  return Icon && <Icon />;
}

interface ProductFactsProps {
  product: HomeProduct;
  info: ProductInfo;
}

/**
 * The content of the product page: the amounts, the cost of the largest loan, the loan terms and
 * the requirements (§2 Product detail).
 */
function ProductFacts({ product, info }: ProductFactsProps) {
  const text = useMessages(productMessages);
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
        <Conditions
          title={text('requirement')}
          lines={info.requirements}
          iconOf={requirementIcon}
        />
        <Conditions title={text('eligibility')} lines={info.eligibility} />
      </Stack>
    </>
  );
}

function AmountRange({ amountsPaise }: Pick<ProductInfo, 'amountsPaise'>) {
  const highest = largestAmount({ amountsPaise });
  if (highest === undefined) return loadingPlaceholder;
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

interface LargestOfferProps {
  productId: string;
  amountPaise: Paise;
  period: number;
  offer: ParsedOffer | undefined;
}

function LargestOffer({ productId, amountPaise, period, offer }: LargestOfferProps) {
  const text = useMessages(paymentMessages);
  const received = quoteFromOffer(offer, { amountPaise, period });
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
      due={offeredDueText(period, text)}
      page={routePatterns.product}
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
          value: formatPeriods(termsOnPlatform(info)),
        },
        { label: text('rating'), value: text('ratingValue', { score: info.score }) },
        { label: text('interestPerDay'), value: formatPercent(info.interestRate) },
      ]}
    />
  );
}

interface ConditionsProps {
  title: string;
  lines: readonly string[];
  iconOf?: typeof requirementIcon;
}

function Conditions({ title, lines, iconOf }: ConditionsProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading size="md">{title}</Heading>
      <CheckList items={lines} {...(iconOf && { icons: lines.map(iconOf) })} />
    </Stack>
  );
}

/**
 * The button runs the same checks as on Home. If the product is full (§3), the button is disabled,
 * and a text above it says why.
 */
function ApplyNow({ product }: { product: HomeProduct }) {
  const text = useMessages(productMessages);
  const gate = useApplyGate(routePatterns.product);
  const fullText = useProductFullMessage();
  const canApply = isOpenForApplications(product);
  const prepare = () => gate.prepare(product.id);
  const apply = () => {
    trackClick('product_apply', routePatterns.product, { productId: product.id });
    gate.apply(product);
  };
  return (
    <StickyAction>
      {canApply ? (
        <ProductNote product={product} />
      ) : (
        <Text size="sm" isCentred>
          {fullText(product)}
        </Text>
      )}
      <Button
        isFullWidth
        disabled={!canApply}
        isLoading={gate.pendingId !== undefined}
        loadingLabel={text('checking')}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={apply}
      >
        {text(canApply ? 'apply' : 'full')}
      </Button>
    </StickyAction>
  );
}

/** The facts about a product, and a button to apply for it (§2 Product detail, D03). */
export function ProductScreen() {
  const { pid = '' } = useParams();
  const text = useMessages(productMessages);
  const home = useQuery(homeIndexQuery);
  const info = useQuery(productInfoQuery(pid));
  const isListed = ({ id }: { id: string }) => id === pid;
  if (home.data && !home.data.products.some(isListed)) return <ProductNotFound />;
  return (
    <QueryGate
      read={combineQueries({ home, info })}
      frame={ScreenLayout}
      shape="hero"
      loading={text('loading')}
      failed={text('errorTitle')}
    >
      {({ home: { products }, info }) => {
        const product = products.find(isListed);
        return product && <Product product={product} info={info} />;
      }}
    </QueryGate>
  );
}

interface ProductProps {
  product: HomeProduct;
  info: ProductInfo;
}

function Product({ product, info }: ProductProps) {
  return (
    <ScreenLayout footer={<ApplyNow product={product} />}>
      <ProductFacts product={product} info={info} />
    </ScreenLayout>
  );
}

/** Shown if Home does not list the product, because the borrower cannot apply for it then. */
function ProductNotFound() {
  const text = useMessages(productMessages);
  return (
    <ScreenLayout>
      <EmptyState
        title={text('notFoundTitle')}
        illustration={<MagnifierIllustration />}
        action={<HomeLink />}
      >
        {text('notFoundText')}
      </EmptyState>
    </ScreenLayout>
  );
}
