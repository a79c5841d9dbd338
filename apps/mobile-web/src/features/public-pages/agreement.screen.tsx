import { EmptyState, ErrorState, Link, Text } from '@kosha/ui';
import { failureText } from '../../shared/api/failure-text.ts';
import { ContactBlock } from '../../shared/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { Waiting } from '../../shared/waiting.tsx';
import { AgreementText } from './agreement-text.tsx';
import { agreementMessages } from './agreement.messages.ts';
import { readClientConfig } from './public-pages.reads.ts';
import { useRead } from './use-read.ts';

type AgreementName = 'loan' | 'privacy';

/** What the sign-in form asks to agree to (D32). */
export function LoanAgreementScreen() {
  return <AgreementScreen name="loan" />;
}

/** What is done with personal data (D32). */
export function PrivacyScreen() {
  return <AgreementScreen name="privacy" />;
}

const leads = { loan: 'loanLead', privacy: 'privacyLead' } as const;

function AgreementScreen({ name }: { name: AgreementName }) {
  const text = useMessages(agreementMessages);
  return (
    <ScreenLayout>
      <Text size="lg">{text(leads[name])}</Text>
      <AgreementContent name={name} />
    </ScreenLayout>
  );
}

/** The other text stands at the end, once the length of this one is known. */
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
  const { reading, retry } = useRead(readClientConfig);
  if (reading.status === 'loading')
    return <Waiting count={8} label={text('loading')} onRetry={retry} />;
  if (reading.status === 'failed') {
    return (
      <ErrorState title={text('failed')} retryLabel={text('retry')} onRetry={retry}>
        {failureText(reading.failure)}
      </ErrorState>
    );
  }
  const { agreements, customer } = reading.data;
  return (
    <>
      {agreements ? (
        <AgreementText agreement={agreements[name]} />
      ) : (
        <>
          <EmptyState title={text('missingTitle')}>{text('missing')}</EmptyState>
          <ContactBlock customer={customer} />
        </>
      )}
      <OtherAgreement name={name} />
    </>
  );
}
