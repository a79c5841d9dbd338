import { ButtonLink, EmptyState, MagnifierIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/server/failures.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { nextLoanQuery } from '../../shared/queries/next-loan.queries.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { NextLoanContent } from './next-loan-content.tsx';
import { nextLoanMessages } from './next-loan.messages.ts';

/** A scheduled order: its cost, receiving bank account, and Cancel (§2.56). */
export function NextLoanScreen() {
  const { oid = '' } = useParams();
  const text = useMessages(nextLoanMessages);
  const read = useQuery(nextLoanQuery(oid));
  return (
    <ReadGate
      read={read}
      frame={ScreenLayout}
      shape="hero"
      loading={text('loadingOne')}
      failed={text('oneFailed')}
      renderError={(error) => isNotFound(error) && <NotFound />}
    >
      {(nextLoan) => <NextLoanContent key={nextLoan.id} nextLoan={nextLoan} />}
    </ReadGate>
  );
}

function NotFound() {
  const text = useMessages(nextLoanMessages);
  return (
    <EmptyState
      title={text('notFoundTitle')}
      illustration={<MagnifierIllustration />}
      action={<ButtonLink href={paths.schedules()}>{text('toSchedules')}</ButtonLink>}
    >
      {text('notFoundText')}
    </EmptyState>
  );
}
