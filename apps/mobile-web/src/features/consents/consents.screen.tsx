import type { Schema } from '@kosha/api-client';
import { languages, parseLanguage } from '@kosha/domain';
import {
  ButtonLink,
  Card,
  Disclosure,
  EmptyState,
  Heading,
  Notice,
  ReceiptIllustration,
  Stack,
  SwitchField,
  Tag,
  Text,
  VisuallyHidden,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { consentsQuery } from '../../shared/consent/consents.query.ts';
import { NoticeText } from '../../shared/consent/notice-text.tsx';
import { useSetConsent } from '../../shared/consent/use-set-consent.ts';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { paths } from '../../shared/paths.ts';
import { hasNothingToShow } from '../../shared/server/failures.ts';
import { isCallMissing } from '../../shared/server/missing-calls.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import classes from './consent-row.module.css';
import { consentsMessages } from './consents.messages.ts';

type Item = Schema<'ConsentItem'>;
type Event = Schema<'ConsentEvent'>;

/** Shows one consent with its switch, its notice and its history (D57). */
function ConsentRow({ item }: { item: Item }) {
  const text = useMessages(consentsMessages);
  const { notice, isInUse, canWithdraw, history } = item;
  const noHistoryText = !canWithdraw ? 'atSignIn' : isInUse ? 'neverAskedOn' : 'neverAskedOff';
  const sentenceOf = useSentence();
  const [newest] = history;
  return (
    <section aria-label={notice.title} className={classes.row}>
      <ConsentSwitch item={item} />
      <Disclosure
        summary={
          <span className={classes.since}>
            {newest ? sentenceOf(newest) : text(noHistoryText)}
            <VisuallyHidden>{` ${text('words')}`}</VisuallyHidden>
          </span>
        }
      >
        <Stack gap={4}>
          <NoticeText notice={notice} />
          {history.length > 0 && <History events={history} notice={notice} />}
        </Stack>
      </Disclosure>
    </section>
  );
}

function ConsentSwitch({ item }: { item: Item }) {
  const { submit, isPending } = useSetConsent();
  const { isInUse, canWithdraw, notice } = item;
  if (!canWithdraw) return <Text isStrong>{notice.title}</Text>;
  if (isCallMissing('POST /consent/v1/set')) return <ConsentState item={item} />;
  return (
    <SwitchField
      label={notice.title}
      // Optimistic: the switch moves before the server's response.
      checked={isInUse !== isPending}
      onChange={() => submit({ item, action: isInUse ? 'withdraw' : 'give' })}
    />
  );
}

function ConsentState({ item }: { item: Item }) {
  const text = useMessages(consentsMessages);
  return (
    <Stack isRow isSpread gap={2} className={classes.standing}>
      <Text isStrong>{item.notice.title}</Text>
      <Tag tone={item.isInUse ? 'valid' : 'neutral'}>{text(item.isInUse ? 'on' : 'off')}</Tag>
    </Stack>
  );
}

const states = ['given', 'refused', 'withdrawn'] as const;

/** Returns a function that describes an event. For an unknown state, the text is empty. */
function useSentence(): (event: Event) => string {
  const text = useMessages(consentsMessages);
  return ({ state, way, time }) => {
    const known = states.find((one) => one === state);
    if (known === undefined) return '';
    const isSent = known === 'given' && way === 'sending';
    return text(isSent ? 'givenBySending' : known, { time: formatDateTime(time) });
  };
}

function History({ events, notice }: { events: readonly Event[]; notice: Item['notice'] }) {
  const text = useMessages(consentsMessages);
  const sentenceOf = useSentence();
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {text('history')}
      </Heading>
      {events.map((event) => (
        <Stack key={event.number} gap={1}>
          <Text size="sm">
            {wasNoticeShown(event)
              ? text('event', {
                  said: sentenceOf(event),
                  version: event.notice.version,
                  language: languageName(event.notice.language),
                })
              : sentenceOf(event)}
          </Text>
          <Text size="xs" tone="soft">
            {text('seal', { hash: event.hash.slice(0, 8) })}
          </Text>
          {isInOtherWords(event.notice, notice) && (
            <Disclosure summary={text('oldWords')}>
              <NoticeText notice={event.notice} />
            </Disclosure>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** An entry without `way` counts as given with the button below the notice. */
const wasNoticeShown = ({ way = 'button' }: Event) => way !== 'sending' && way !== 'signIn';

const isInOtherWords = (before: Item['notice'], now: Item['notice']) =>
  before.version !== now.version || before.language !== now.language;

function languageName(code: string): string {
  const known = parseLanguage(code);
  return known === null ? code : languages[known];
}

/** Two groups (D57): consents with a switch, and consents that end with the account. */
export function ConsentsScreen() {
  const text = useMessages(consentsMessages);
  const read = useQuery(consentsQuery);
  return (
    <ScreenLayout>
      <QueryGate
        read={read}
        shape="list"
        loading={text('loading')}
        failed={text('failed')}
        renderError={(error) => hasNothingToShow(error) && <NoConsents />}
      >
        {({ isWhole, consents }) => (
          <>
            <Text>{text('intro')}</Text>
            {!isWhole && (
              <Notice tone="danger" title={text('brokenTitle')}>
                {text('brokenText')}
              </Notice>
            )}
            <Group title={text('yours')} items={consents.filter((item) => item.canWithdraw)} />
            <Group
              title={text('withAccount')}
              items={consents.filter((item) => !item.canWithdraw)}
            />
          </>
        )}
      </QueryGate>
    </ScreenLayout>
  );
}

function Group({ title, items }: { title: string; items: readonly Schema<'ConsentItem'>[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading size="md">{title}</Heading>
      <Card>
        {items.map((item) => (
          <ConsentRow key={item.purpose} item={item} />
        ))}
      </Card>
    </Stack>
  );
}

function NoConsents() {
  const text = useMessages(consentsMessages);
  return (
    <EmptyState
      title={text('noneTitle')}
      illustration={<ReceiptIllustration />}
      action={<ButtonLink href={paths.personal()}>{text('toAccount')}</ButtonLink>}
    >
      {text('noneText')}
    </EmptyState>
  );
}
