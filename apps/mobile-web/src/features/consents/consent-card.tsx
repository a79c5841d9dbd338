import type { Schema } from '@kosha/api-client';
import { languages, parseLanguage } from '@kosha/domain';
import { Button, Card, Disclosure, Heading, Stack, Tag, Text, VisuallyHidden } from '@kosha/ui';
import { NoticeWords } from '../../shared/consent/notice-words.tsx';
import { useSetConsent } from '../../shared/consent/use-set-consent.ts';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { lacks } from '../../shared/server/lacks.ts';
import { consentsMessages } from './consents.messages.ts';

type Item = Schema<'ConsentItem'>;
type Event = Schema<'ConsentEvent'>;

/** One purpose: whether it is on, since when, the words, and one button that turns it round (D57). */
export function ConsentCard({ item }: { item: Item }) {
  const text = useMessages(consentsMessages);
  const { notice, isInUse, canWithdraw, history } = item;
  const unasked = !canWithdraw ? 'atSignIn' : isInUse ? 'neverAskedOn' : 'neverAskedOff';
  const said = useSaid();
  const [newest] = history;
  return (
    <Card as="section" aria-label={notice.title}>
      <Stack gap={3}>
        <Stack isRow isSpread gap={2}>
          <Heading size="md">{notice.title}</Heading>
          <Tag tone={isInUse ? 'valid' : 'neutral'}>{text(isInUse ? 'on' : 'off')}</Tag>
        </Stack>
        <Text size="sm">{newest ? said(newest) : text(unasked)}</Text>
        <Disclosure summary={text('words')}>
          <Stack gap={4}>
            <NoticeWords notice={notice} />
            {history.length > 0 && <History events={history} notice={notice} />}
          </Stack>
        </Disclosure>
        <Turn item={item} />
      </Stack>
    </Card>
  );
}

function Turn({ item }: { item: Item }) {
  const text = useMessages(consentsMessages);
  const { submit, isPending } = useSetConsent();
  const { isInUse, canWithdraw, notice } = item;
  if (!canWithdraw) return <Text size="sm">{text('endsWithAccount')}</Text>;
  if (lacks('POST /consent/v1/set')) return null;
  return (
    <Button
      variant="secondary"
      isFullWidth
      isLoading={isPending}
      loadingLabel={text(isInUse ? 'takingBack' : 'allowing')}
      onClick={() => submit({ item, action: isInUse ? 'withdraw' : 'give' })}
    >
      {text(isInUse ? 'takeBack' : 'allow')}
      <VisuallyHidden>{`: ${notice.title}`}</VisuallyHidden>
    </Button>
  );
}

const states = ['given', 'refused', 'withdrawn'] as const;

/** What an entry says, in a sentence; empty for a state that the app does not know. */
function useSaid(): (event: Event) => string {
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
  const said = useSaid();
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {text('history')}
      </Heading>
      {events.map((event) => (
        <Stack key={event.number} gap={1}>
          <Text size="sm">
            {wereWordsThere(event)
              ? text('event', {
                  said: said(event),
                  version: event.notice.version,
                  language: languageName(event.notice.language),
                })
              : said(event)}
          </Text>
          <Text size="xs" tone="soft">
            {text('seal', { hash: event.hash.slice(0, 8) })}
          </Text>
          {isInOtherWords(event.notice, notice) && (
            <Disclosure summary={text('oldWords')}>
              <NoticeWords notice={event.notice} />
            </Disclosure>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** Whether the words stood before the borrower; of a server that does not tell, nothing else is known. */
const wereWordsThere = ({ way = 'button' }: Event) => way !== 'sending' && way !== 'signIn';

const isInOtherWords = (before: Item['notice'], now: Item['notice']) =>
  before.version !== now.version || before.language !== now.language;

/** In its own script; a language that the product lacks by its code. */
function languageName(code: string): string {
  const known = parseLanguage(code);
  return known === null ? code : languages[known];
}
