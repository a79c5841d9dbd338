import {
  EmptyState,
  HeroZone,
  Link,
  SignedPaperIllustration,
  Text,
  Heading,
  Stack,
} from '@kosha/ui';
import { ContactBlock } from '../../shared/order-display/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { QueryErrorState } from '../../shared/server/query-error-state.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { Waiting } from '../../shared/server/waiting.tsx';
import { agreementMessages } from './agreement.messages.ts';
import { readClientConfig } from '../../shared/server/read-client-config.ts';
import { useUncachedQuery } from './use-uncached-query.ts';
import type { Schema } from '@kosha/api-client';
import { formatDate } from '../../shared/i18n/dates.ts';

type AgreementName = 'loan' | 'privacy';

/** The loan agreement, which users must accept in the sign-in form (D32). */
export function LoanAgreementScreen() {
  return <AgreementScreen name="loan" />;
}

/** The privacy policy, which says how the lender processes personal data (D32). */
export function PrivacyScreen() {
  return <AgreementScreen name="privacy" />;
}

function AgreementScreen({ name }: { name: AgreementName }) {
  const text = useMessages(agreementMessages);
  return (
    <ScreenLayout>
      <HeroZone
        tone="well"
        headline={<h2>{text(`${name}Title`)}</h2>}
        drawing={<SignedPaperIllustration />}
      >
        <Text size="sm">{text(`${name}Lead`)}</Text>
      </HeroZone>
      <AgreementContent name={name} />
    </ScreenLayout>
  );
}

/**
 * Links to the other agreement. Rendered only after the text of this agreement has loaded, so that
 * the text does not push the link down.
 */
function OtherAgreement({ name }: { name: AgreementName }) {
  const text = useMessages(agreementMessages);
  const isLoan = name === 'loan';
  const href = isLoan ? paths.agreementPrivacy() : paths.agreementLoan();
  return (
    <Link href={href} isStandalone>
      {text(isLoan ? 'privacy' : 'loan')}
    </Link>
  );
}

function AgreementContent({ name }: { name: AgreementName }) {
  const text = useMessages(agreementMessages);
  const config = useUncachedQuery(readClientConfig);
  if (config.error) {
    return <QueryErrorState title={text('failed')} retryingLabel={text('loading')} read={config} />;
  }
  if (!config.data) return <Waiting count={8} label={text('loading')} onRetry={config.refetch} />;
  const { agreements, customer } = config.data;
  return (
    <>
      {agreements ? (
        <AgreementText agreement={agreements[name]} />
      ) : (
        <>
          <EmptyState title={text('missingTitle')} illustration={<SignedPaperIllustration />}>
            {text('missing')}
          </EmptyState>
          <ContactBlock customer={customer} />
        </>
      )}
      <OtherAgreement name={name} />
    </>
  );
}

function AgreementText({ agreement }: { agreement: Schema<'Agreement'> }) {
  const text = useMessages(agreementMessages);
  return (
    <Stack gap={5}>
      <Text size="sm" tone="soft">
        {text('updated', { date: formatDate(agreement.updated) })}
      </Text>
      {agreement.sections.map(({ heading, paragraphs }, index) => (
        <Stack gap={2} key={index}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph, line) => (
            <Text key={line}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
