import type { Schema } from '@kosha/api-client';
import { formatPercent, formatPeriods } from '@kosha/domain';
import { Card, CheckList, Heading, KeyValueList, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money.tsx';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { productMessages } from './product.messages.ts';

/** Amount, terms and conditions of a product (§2 Product detail). */
export function ProductFacts({ name, info }: { name: string; info: ProductInfo }) {
  const text = useMessages(productMessages);
  const [eligibility, requirement] = info.detail;
  return (
    <>
      <Card>
        <Stack gap={3}>
          <Heading>{name}</Heading>
          {info.slogan && <Text tone="soft">{info.slogan}</Text>}
          <AmountRange amountsPaise={info.amountsPaise} />
          <Terms info={info} />
        </Stack>
      </Card>
      <Conditions title={text('requirement')} list={requirement} />
      <Conditions title={text('eligibility')} list={eligibility} />
    </>
  );
}

function AmountRange({ amountsPaise }: Pick<ProductInfo, 'amountsPaise'>) {
  const text = useMessages(productMessages);
  const lowest = amountsPaise[0];
  const highest = amountsPaise.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  return (
    <div>
      <Text size="sm" tone="soft">
        {text('amount')}
      </Text>
      <p>
        {lowest < highest && (
          <>
            <Money paise={lowest} size="xl" />
            {' – '}
          </>
        )}
        <Money paise={highest} size="xl" />
      </p>
    </div>
  );
}

function Terms({ info }: { info: ProductInfo }) {
  const text = useMessages(productMessages);
  return (
    <KeyValueList
      rows={[
        { label: text('lendingTime'), value: info.loanProcessingTime },
        { label: text('period'), value: formatPeriods(info) },
        { label: text('rating'), value: text('ratingValue', { score: info.score }) },
        { label: text('interestPerDay'), value: formatPercent(info.interestRate) },
      ]}
    />
  );
}

interface ConditionsProps {
  title: string;
  list: Schema<'ProductDetailList'> | undefined;
}

function Conditions({ title, list }: ConditionsProps) {
  // An array is assumed; a single text is shown as one line.
  const lines = [list?.content ?? []].flat();
  if (lines.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading size="md">{title}</Heading>
        <CheckList items={lines} />
      </Stack>
    </Card>
  );
}
