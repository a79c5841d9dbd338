import {
  dayMs,
  formatDeniedWait,
  hourMs,
  limits,
  parseDeniedWait,
  reapplyAtMs,
  type DeniedWait,
} from '@kosha/domain';
import {
  ButtonLink,
  CalendarIllustration,
  CheckList,
  Heading,
  HeroZone,
  Link,
  StickyAction,
  Text,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams, useParams } from 'react-router-dom';
import {
  formatDate,
  formatDateTime,
  formatDayCount,
  formatHourCount,
} from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { homeIndexQuery } from '../../shared/queries/home-index.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { deniedMessages } from './denied.messages.ts';

/** Shows how long the borrower must wait after a denial before applying again (§2 Denied). */
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
      {wait ? <WaitLeft wait={wait} /> : <UnknownWait />}
      <NextSteps />
    </ScreenLayout>
  );
}

function WaitLeft({ wait }: { wait: DeniedWait }) {
  const text = useMessages(deniedMessages);
  return (
    <Zone title={text('waitTitle')} line={useEndText(wait)}>
      {formatDeniedWait(wait, { formatDayCount, formatHourCount }) || text('soon')}
    </Zone>
  );
}

/**
 * Returns when the borrower can apply again: the server's time (D51) or, if the server sends none,
 * an approximate date calculated with the phone's clock.
 */
function useEndText(wait: DeniedWait): string {
  const { pid } = useParams();
  const text = useMessages(deniedMessages);
  const { data: home } = useQuery(homeIndexQuery);
  const product = home?.products.find(({ id }) => id === pid);
  return product?.reapplyTime
    ? text('from', { time: formatDateTime(reapplyAtMs(product.reapplyTime)) })
    : text('about', { date: formatDate(endOf(wait)) });
}

const endOf = ({ days, hours }: DeniedWait) => Date.now() + days * dayMs + hours * hourMs;

/**
 * Used if the URL has no valid waiting period. Shows the usual waiting period after a denial (§9).
 */
function UnknownWait() {
  const text = useMessages(deniedMessages);
  const days = limits.denialReapplyDays;
  return (
    <Zone title={text('generalTitle')} line={useEndText({ days, hours: 0 })}>
      {text('general', { days: formatDayCount(days) })}
    </Zone>
  );
}

function Zone({ title, line, children }: { title: string; line: string; children: string }) {
  return (
    <HeroZone
      tone="waiting"
      label={
        <>
          <CalendarIllustration />
          <Heading size="md">{title}</Heading>
        </>
      }
      headline={children}
      line={line}
    />
  );
}

function NextSteps() {
  const text = useMessages(deniedMessages);
  return (
    <div>
      <CheckList items={[text('owed'), text('kept'), text('smaller')]} />
      <Text>
        {text('question')}{' '}
        <Link href={paths.help()} isStandalone>
          {text('help')}
        </Link>
      </Text>
    </div>
  );
}
