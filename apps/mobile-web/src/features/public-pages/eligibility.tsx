import type { Schema } from '@kosha/api-client';
import { parseId } from '@kosha/domain';
import { Button, ButtonLink, Notice } from '@kosha/ui';
import { useSearchParams } from 'react-router-dom';
import { errorText, isNotOffered } from '../../shared/server/failures.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { mustDownloadApp } from '../../shared/native/native-app.ts';
import { downloadMessages } from './download.messages.ts';
import { readEligibility } from './public-pages.reads.ts';
import { useRead } from './use-read.ts';

/**
 * APPLY NOW if the visitor is eligible or the server lacks the call (D62); otherwise the reasons
 * (D12).
 */
export function EligibilityResult() {
  const text = useMessages(downloadMessages);
  const { data: eligibility, error, refetch } = useRead(readEligibility);
  if (isNotOffered(error)) return <ApplyLink />;
  if (error) {
    const action = (
      <Button variant="quiet" onClick={refetch}>
        {text('retry')}
      </Button>
    );
    return (
      <Notice tone="danger" title={text('checkFailed')} action={action}>
        {errorText(error)}
      </Notice>
    );
  }
  if (!eligibility) {
    return (
      <Button isFullWidth isLoading loadingLabel={text('checking')}>
        {text('apply')}
      </Button>
    );
  }
  if (!eligibility.accordWith) return <Reasons eligibility={eligibility} />;
  return <ApplyLink />;
}

/**
 * Links to sign-in, or in an Android browser to the native app, with the selected product (D35).
 */
function ApplyLink() {
  const text = useMessages(downloadMessages);
  const [query] = useSearchParams();
  const pid = parseId(query.get('pid')) ?? undefined;
  const href = mustDownloadApp() ? paths.distribution({ pid }) : paths.login();
  return (
    <ButtonLink href={href} isFullWidth>
      {text('apply')}
    </ButtonLink>
  );
}

function Reasons({ eligibility }: { eligibility: Schema<'Eligibility'> }) {
  const text = useMessages(downloadMessages);
  return (
    <Notice tone="warning" title={text('notEligible')}>
      {eligibility.reasons?.map((reason, index) => (
        <p key={index}>{reason}</p>
      ))}
    </Notice>
  );
}
