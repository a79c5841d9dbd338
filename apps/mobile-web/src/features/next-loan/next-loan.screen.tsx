import { ButtonLink, EmptyState, MagnifierIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/server/refusals.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { scheduleQuery } from '../../shared/queries/next-loan.queries.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ScheduleContent } from './next-loan-content.tsx';
import { scheduleMessages } from './next-loan.messages.ts';

/** One scheduled order: what it will cost, where it goes, and the way out (§2.56). */
export function ScheduleScreen() {
  const { oid = '' } = useParams();
  const text = useMessages(scheduleMessages);
  const read = useQuery(scheduleQuery(oid));
  return (
    <ReadGate
      read={read}
      frame={ScreenLayout}
      shape="card"
      loading={text('loadingOne')}
      failed={text('oneFailed')}
      renderError={(error) => isNotFound(error) && <NotFound />}
    >
      {(schedule) => <ScheduleContent key={schedule.id} schedule={schedule} />}
    </ReadGate>
  );
}

function NotFound() {
  const text = useMessages(scheduleMessages);
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
