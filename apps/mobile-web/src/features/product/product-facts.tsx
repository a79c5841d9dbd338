import type { Schema } from '@kosha/api-client';
import { formatDayCount, formatPercent, rupeesToPaise } from '@kosha/domain';
import { Card, CheckList, Heading, KeyValueList, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money.tsx';
import { productMessages } from './product.messages.ts';

type ProductInfo = Schema<'ProductInfo'>;

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
          <AmountRange amountList={info.amountList} />
          <Terms info={info} />
        </Stack>
      </Card>
      <Conditions title={text('requirement')} list={requirement} />
      <Conditions title={text('eligibility')} list={eligibility} />
    </>
  );
}

function AmountRange({ amountList }: Pick<ProductInfo, 'amountList'>) {
  const text = useMessages(productMessages);
  const lowest = amountList[0];
  const highest = amountList.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  return (
    <div>
      <Text size="sm" tone="soft">
        {text('amount')}
      </Text>
      <p>
        {lowest < highest && (
          <>
            <Money paise={rupeesToPaise(lowest)} size="xl" />
            {' – '}
          </>
        )}
        <Money paise={rupeesToPaise(highest)} size="xl" />
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
        { label: text('period'), value: formatDayCount(info.period) },
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
  // That content is an array is assumed: a lone text is shown as its one line.
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
