import { unwrap } from '@kosha/api-client';
import { paiseToRupees, type Paise } from '@kosha/domain';
import { Disclosure, Heading, Stack } from '@kosha/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shownLanguage } from '../../../shared/i18n/shown-language.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { api } from '../../../shared/server/api.ts';
import { KeyFactsList, RepaymentSchedule } from '../key-facts/key-facts-list.tsx';
import { repaymentMessages } from './repayment.messages.ts';

const nextFactsQuery = (orderId: string, amountPaise: Paise) =>
  queryOptions({
    queryKey: ['next-key-facts', orderId, amountPaise],
    queryFn: async ({ signal }) => {
      const query = { orderId, amount: paiseToRupees(amountPaise), language: shownLanguage() };
      return unwrap(await api.get('/order/v1/kfs-next', { query, signal }));
    },
  });

/** The key facts of the next loan. They are hidden if the server sends none (D54, D62). */
export function NextLoanKeyFacts({
  orderId,
  amountPaise,
}: {
  orderId: string;
  amountPaise: Paise;
}) {
  const text = useMessages(repaymentMessages);
  const { data } = useQuery(nextFactsQuery(orderId, amountPaise));
  if (data === undefined) return null;
  return (
    <Disclosure summary={text('nextLoanFacts')}>
      <Stack gap={2}>
        <KeyFactsList lines={data.summary} isSummary />
        {data.parts.map(({ heading, lines }) => (
          <Stack key={heading} gap={1}>
            <Heading size="md">{heading}</Heading>
            <KeyFactsList lines={lines} />
          </Stack>
        ))}
        <RepaymentSchedule texts={data} />
      </Stack>
    </Disclosure>
  );
}
