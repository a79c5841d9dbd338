import type { Schema } from '@kosha/api-client';
import {
  Accordion,
  BottomSheet,
  Button,
  Card,
  EmptyState,
  SpeechIllustration,
  Stack,
  Tag,
  Text,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sanitizePlainText } from '@kosha/domain';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { useGoBack } from '../../shared/navigation/history-record.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { feedbackListMessages } from './feedback.messages.ts';
import { feedbackListQuery } from './feedback.queries.ts';
import classes from './feedback-item.module.css';

/** Shows the user's screenshots and the reply to one feedback message (§2 Feedback list). */
function FeedbackItem({ opinion }: { opinion: Schema<'Opinion'> }) {
  const text = useMessages(feedbackListMessages);
  const { imges, answerContent, responseTime } = opinion;
  return (
    <Stack gap={3}>
      {imges && imges.length > 0 && <Pictures urls={imges} />}
      {answerContent ? (
        <Reply answer={answerContent} atMs={responseTime ?? undefined} />
      ) : (
        <Text size="sm" tone="soft">
          {text('noReply')}
        </Text>
      )}
    </Stack>
  );
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const text = useMessages(feedbackListMessages);
  const shellText = useMessages(shellMessages);
  const [openIndex, setOpenIndex] = useState<number>();
  const count = urls.length;
  return (
    <>
      <ul className={classes.pictures}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={text('openPicture', { number: index + 1, count })}
              className={classes.picture}
              onClick={() => setOpenIndex(index)}
            >
              <img src={url} alt="" loading="lazy" className={classes.small} />
            </button>
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <BottomSheet
          isOpen
          title={text('picture', { number: openIndex + 1, count })}
          closeLabel={shellText('close')}
          onClose={() => setOpenIndex(undefined)}
        >
          <img
            src={urls[openIndex]}
            alt={text('picture', { number: openIndex + 1, count })}
            className={classes.large}
          />
        </BottomSheet>
      )}
    </>
  );
}

function Reply({ answer, atMs }: { answer: string; atMs: number | undefined }) {
  const text = useMessages(feedbackListMessages);
  return (
    <div className={classes.reply}>
      <p className={classes.from}>
        <b>{text('reply')}</b>
        {atMs !== undefined && <span>{formatDateTime(atMs)}</span>}
      </p>
      {/* `sanitizePlainText` removes line breaks, so it cleans each line separately. */}
      <Text className={classes.text}>{answer.split('\n').map(sanitizePlainText).join('\n')}</Text>
    </div>
  );
}

/** The list of sent feedback with its replies (§2 Feedback list, §9). */
export function FeedbackScreen() {
  return (
    <ScreenLayout>
      <FeedbackList />
    </ScreenLayout>
  );
}

function FeedbackList() {
  const text = useMessages(feedbackListMessages);
  const read = useQuery(feedbackListQuery);
  return (
    <QueryGate read={read} shape="list" count={4} loading={text('loading')} failed={text('failed')}>
      {(list) => (list.length > 0 ? <Items list={list} /> : <NoRecords />)}
    </QueryGate>
  );
}

function Items({ list }: { list: readonly Schema<'Opinion'>[] }) {
  const text = useMessages(feedbackListMessages);
  // Ids count from the end, so an item keeps its id when a newer item is added.
  const items = list.map((opinion, index) => ({
    id: String(list.length - index),
    title: (
      <span className={classes.head}>
        <span className={classes.said}>{opinion.content}</span>
        <span className={classes.when}>
          {formatDateTime(opinion.createTime)}
          {opinion.answerContent ? (
            <Tag tone="valid">{text('answered')}</Tag>
          ) : (
            <Tag tone="neutral">{text('open')}</Tag>
          )}
        </span>
      </span>
    ),
    content: <FeedbackItem opinion={opinion} />,
  }));
  return (
    <Card isFlush>
      <Accordion items={items} openAtFirstId={items[0]?.id} />
    </Card>
  );
}

function NoRecords() {
  const text = useMessages(feedbackListMessages);
  const goBack = useGoBack();
  const [isWriting, setIsWriting] = useState(false);
  return (
    <EmptyState
      title={text('empty')}
      illustration={<SpeechIllustration />}
      action={
        <Stack gap={1}>
          <Button onClick={() => setIsWriting(true)}>{text('write')}</Button>
          <Button variant="quiet" onClick={goBack}>
            {text('goBack')}
          </Button>
          {isWriting && <FeedbackDialog onClose={() => setIsWriting(false)} />}
        </Stack>
      }
    >
      {text('emptyText')}
    </EmptyState>
  );
}
