import type { Schema } from '@kosha/api-client';
import { formatPercent } from '@kosha/domain';
import { CheckList, Disclosure, Heading, KeyValueList, Stack } from '@kosha/ui';
import { memo } from 'react';
import { formatPeriods } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { termsHere } from '../../shared/native/terms-here.ts';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { applyMessages } from './apply.messages.ts';

interface ProductProps {
  product: ProductInfo;
}

/**
 * The product, its term (the selected one, if any) and its interest rate, on one line below the
 * title (D50).
 */
export function TermsLine({ product, period }: ProductProps & { period?: number }) {
  const text = useMessages(applyMessages);
  const interest = text('interestADay', { percent: formatPercent(product.interestRate) });
  const tenure = formatPeriods(period === undefined ? termsHere(product) : [period]);
  return [product.name, tenure, interest].filter(Boolean).join(' · ');
}

/** The product page's other facts and lists, collapsed (D50). */
export const ProductConditions = memo(function ProductConditions({ product }: ProductProps) {
  const text = useMessages(applyMessages);
  const [eligibility, requirement] = product.detail;
  const lists = [
    { title: text('requirement'), lines: linesOf(requirement) },
    { title: text('eligibility'), lines: linesOf(eligibility) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <Disclosure summary={text('conditions')}>
      <Stack>
        <KeyValueList
          rows={[
            { label: text('lendingTime'), value: product.loanProcessingTime },
            { label: text('rating'), value: text('ratingValue', { score: product.score }) },
          ]}
        />
        {lists.map(({ title, lines }) => (
          <Stack key={title} gap={2}>
            <Heading size="md">{title}</Heading>
            <CheckList items={lines} />
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
});

/** An array is expected; a string counts as one line. */
const linesOf = (list: Schema<'ProductDetailList'> | undefined) => [list?.content ?? []].flat();
