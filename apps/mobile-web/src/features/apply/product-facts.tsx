import type { Schema } from '@kosha/api-client';
import { formatPercent, formatPeriods } from '@kosha/domain';
import { CheckList, Disclosure, Heading, Stack } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { applyMessages } from './apply.messages.ts';
import classes from './product-facts.module.css';

/** The product in short, above the form (D03). */
export function ProductFacts({ product }: { product: ProductInfo }) {
  const text = useMessages(applyMessages);
  const facts = [
    [text('lendingTime'), product.loanProcessingTime],
    [text('period'), formatPeriods(product)],
    [text('rating'), text('ratingValue', { score: product.score })],
    [text('interestPerDay'), formatPercent(product.interestRate)],
  ] as const;
  return (
    <Stack gap={2}>
      {product.name && <Heading>{product.name}</Heading>}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** The two lists of the product's page, folded (D03). */
export function Conditions({ product: { detail } }: { product: ProductInfo }) {
  const text = useMessages(applyMessages);
  const [eligibility, requirement] = detail;
  const lists = [
    { title: text('requirement'), lines: linesOf(requirement) },
    { title: text('eligibility'), lines: linesOf(eligibility) },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <Disclosure summary={text('conditions')}>
      <Stack>
        {lists.map(({ title, lines }) => (
          <Stack key={title} gap={2}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <CheckList items={lines} />
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}

/** An array is assumed; a single text counts as one line. */
const linesOf = (list: Schema<'ProductDetailList'> | undefined) => [list?.content ?? []].flat();
