import { EmptyState, ErrorState, Link, Skeleton } from '@kosha/ui';
import type { ReactNode } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { ContactBlock } from '../../shared/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { AgreementText } from './agreement-text.tsx';
import { agreementMessages } from './agreement.messages.ts';
import { readClientConfig } from './public-pages.reads.ts';
import { useRead } from './use-read.ts';

/** What the sign-in form asks to agree to (D32). */
export function LoanAgreementScreen() {
  const text = useMessages(agreementMessages);
  return (
    <AgreementScreen name="loan">
      <Link href={paths.agreementPrivacy()} isStandalone>
        {text('privacy')}
      </Link>
    </AgreementScreen>
  );
}

/** What is done with personal data (D32). */
export function PrivacyScreen() {
  const text = useMessages(agreementMessages);
  return (
    <AgreementScreen name="privacy">
      <Link href={paths.agreementLoan()} isStandalone>
        {text('loan')}
      </Link>
    </AgreementScreen>
  );
}

function AgreementScreen({ name, children }: { name: 'loan' | 'privacy'; children: ReactNode }) {
  return (
    <ScreenLayout>
      <AgreementContent name={name} />
      {children}
    </ScreenLayout>
  );
}

function AgreementContent({ name }: { name: 'loan' | 'privacy' }) {
  const text = useMessages(agreementMessages);
  const { reading, retry } = useRead(readClientConfig);
  if (reading.status === 'loading') return <Skeleton count={8} label={text('loading')} />;
  if (reading.status === 'failed') {
    return (
      <ErrorState title={text('failed')} retryLabel={text('retry')} onRetry={retry}>
        {failureText(reading.failure)}
      </ErrorState>
    );
  }
  const { agreements, customer } = reading.data;
  if (agreements) return <AgreementText agreement={agreements[name]} />;
  return (
    <>
      <EmptyState title={text('missingTitle')}>{text('missing')}</EmptyState>
      <ContactBlock customer={customer} />
    </>
  );
}
