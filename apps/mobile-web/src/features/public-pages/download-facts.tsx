import { formatPercent, limits, loyaltyTiers, sampleDisclosure } from '@kosha/domain';
import { CheckList, Heading, KeyValueList, Stack, Text } from '@kosha/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { downloadMessages } from './download.messages.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap={2}>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </section>
  );
}

/** Who may apply and what is asked of them (§1). */
export function Requirements() {
  const text = useMessages(downloadMessages);
  return (
    <>
      <Section title={text('eligibility')}>
        <CheckList items={[text('citizen'), text('age', { years: limits.minimumAgeYears })]} />
      </Section>
      <Section title={text('required')}>
        <CheckList items={[text('kyc'), text('basic'), text('work'), text('contacts')]} />
      </Section>
    </>
  );
}

/** The sample disclosure, marked as one and apart from any price (§1, §9, D63). */
export function Disclosure() {
  const text = useMessages(downloadMessages);
  const { interestPercentPerYear, gstPercentOfProcessingFee, tenureMinDays, tenureMaxDays } =
    sampleDisclosure;
  return (
    <Section title={text('disclosure')}>
      <Text>{text('sample')}</Text>
      <KeyValueList
        rows={[
          {
            label: text('interest'),
            value: text('interestValue', { percent: formatPercent(interestPercentPerYear) }),
          },
          {
            label: text('gst'),
            value: text('gstValue', { percent: formatPercent(gstPercentOfProcessingFee) }),
          },
          {
            label: text('tenure'),
            value: text('tenureValue', { min: tenureMinDays, max: tenureMaxDays }),
          },
        ]}
      />
    </Section>
  );
}

/** Copper, Silver and Gold (§6). */
export function TierDiscounts() {
  const text = useMessages(downloadMessages);
  return (
    <Section title={text('tiers')}>
      <Text>{text('reduction')}</Text>
      <KeyValueList
        rows={loyaltyTiers.map(({ name, onTimeRepayments, maxReductionPercent }) => ({
          label: name,
          value: formatPercent(maxReductionPercent),
          note: text('repayments', { count: onTimeRepayments }),
        }))}
      />
    </Section>
  );
}
