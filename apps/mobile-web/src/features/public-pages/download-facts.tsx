import type { Schema } from '@kosha/api-client';
import {
  formatApr,
  formatInr,
  formatPercent,
  limits,
  publicTiers,
  policyOf,
  readPolicyProfile,
  rupeesToPaise,
  sampleDisclosure,
} from '@kosha/domain';
import { CheckList, Heading, KeyValueList, Stack, Text } from '@kosha/ui';
import type { ReactNode } from 'react';
import { isStrictPolicyCookieSet } from '../../shared/browser/attribution.ts';
import { useBrowserValue } from '../../shared/browser/use-browser-value.ts';
import { formatDayCount } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { tierName } from '../../shared/i18n/tier-name.ts';
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

interface FactsProps {
  config: Schema<'ClientConfig'> | undefined;
}

/** Until the configuration has loaded, a cookie names the policy profile. */
function usePolicyOf({ config }: FactsProps) {
  const isStrict = useBrowserValue(isStrictPolicyCookieSet, false);
  const expected = isStrict ? 'strict' : 'specified';
  return policyOf(config ? readPolicyProfile(config.policy) : expected);
}

/** Who may apply, and what is required (§1). */
export function ApplicationRequirements({ config }: FactsProps) {
  const text = useMessages(downloadMessages);
  const { areContactsRequired } = usePolicyOf({ config });
  const contacts = areContactsRequired ? [text('contacts')] : [];
  return (
    <>
      <Section title={text('eligibility')}>
        <CheckList items={[text('citizen'), text('age', { years: limits.minimumAgeYears })]} />
      </Section>
      <Section title={text('required')}>
        <CheckList items={[text('kyc'), text('basic'), text('work'), ...contacts]} />
      </Section>
    </>
  );
}

/**
 * Shows the server's loan terms. Without them, shows sample terms, or nothing under the strict
 * policy (§1, §9, D63).
 */
export function LoanTermsSection({ config }: FactsProps) {
  const { areSampleTermsShown } = usePolicyOf({ config });
  if (config?.terms) return <TrueTerms terms={config.terms} />;
  return areSampleTermsShown && <SampleTerms />;
}

function TrueTerms({ terms }: { terms: Schema<'DisclosedTerms'> }) {
  const text = useMessages(downloadMessages);
  const { interestPerYearMin: from, interestPerYearMax: to, daysMin, daysMax, dearest } = terms;
  const interest =
    from === to ? formatPercent(to) : `${formatPercent(from)} – ${formatPercent(to)}`;
  return (
    <Section title={text('terms')}>
      <Text>{text('termsText')}</Text>
      <KeyValueList
        rows={[
          { label: text('interest'), value: text('interestValue', { percent: interest }) },
          {
            label: text('gst'),
            value: text('gstValue', { percent: formatPercent(limits.gstPercent) }),
          },
          {
            label: text('tenure'),
            value:
              daysMin === daysMax
                ? formatDayCount(daysMax)
                : text('tenureValue', { min: daysMin, max: daysMax }),
          },
          {
            label: text('highestApr'),
            value: formatApr(dearest.aprPercent),
            note: text('example', {
              amount: inRupees(dearest.amount),
              days: formatDayCount(dearest.days),
              get: inRupees(dearest.arriveAmount),
              pay: inRupees(dearest.repaymentAmount),
            }),
          },
        ]}
      />
    </Section>
  );
}

const inRupees = (rupees: number) => formatInr(rupeesToPaise(rupees));

/** Says that these terms are a sample. No price is shown beside them (§1, §9, D63). */
function SampleTerms() {
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

/** The fee reductions of Copper, Silver and Gold (§6). */
export function TierDiscounts() {
  const text = useMessages(downloadMessages);
  return (
    <Section title={text('tiers')}>
      <Text>{text('reduction')}</Text>
      <KeyValueList
        rows={publicTiers.map((tier) => ({
          label: tierName(tier),
          value: formatPercent(tier.maxReductionPercent),
          note: text('repayments', { count: tier.onTimeRepayments }),
        }))}
      />
    </Section>
  );
}
