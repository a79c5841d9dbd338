import {
  formatDayCount,
  formatHourCount,
  limits,
  parseDeniedWait,
  type DeniedWait,
} from '@kosha/domain';
import { ButtonLink, CalendarIllustration, EmptyState, StickyAction } from '@kosha/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { deniedMessages } from './denied.messages.ts';
import styles from './denied.module.css';

/** 'Application Denied': when to apply again (§2 Denied). */
export function DeniedScreen() {
  const text = useMessages(deniedMessages);
  const [query] = useSearchParams();
  const wait = parseDeniedWait(query.get('day'), query.get('hour'));
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          <ButtonLink href={paths.home()} replace isFullWidth>
            {text('back')}
          </ButtonLink>
        </StickyAction>
      }
    >
      {wait ? <WaitLeft wait={wait} /> : <GeneralWait />}
    </ScreenLayout>
  );
}

function WaitLeft({ wait }: { wait: DeniedWait }) {
  const text = useMessages(deniedMessages);
  return (
    <EmptyState title={text('waitTitle')} illustration={<CalendarIllustration />}>
      <span className={styles.wait}>
        {text('wait', { days: formatDayCount(wait.days), hours: formatHourCount(wait.hours) })}
      </span>
    </EmptyState>
  );
}

/** The general rule (§9), shown when the address has no wait that can be read. */
function GeneralWait() {
  const text = useMessages(deniedMessages);
  return (
    <EmptyState title={text('generalTitle')} illustration={<CalendarIllustration />}>
      {text('general', { days: formatDayCount(limits.denialReapplyDays) })}
    </EmptyState>
  );
}
