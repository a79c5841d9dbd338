import type { Schema } from '@kosha/api-client';
import { Accordion, Button, Card, EmptyState, SpeechIllustration, Stack, Tag } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { useGoBack } from '../../shared/navigation/use-go-back.ts';
import classes from './feedback-item.module.css';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { FeedbackItem } from './feedback-item.tsx';
import { feedbackListMessages } from './feedback.messages.ts';
import { feedbackListQuery } from './feedback.queries.ts';

/** The user's feedback and our replies, the newest expanded (§2 Feedback list, §9). */
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
    <ReadGate read={read} shape="list" count={4} loading={text('loading')} failed={text('failed')}>
      {(list) => (list.length > 0 ? <Items list={list} /> : <NoRecords />)}
    </ReadGate>
  );
}

function Items({ list }: { list: readonly Schema<'Opinion'>[] }) {
  const text = useMessages(feedbackListMessages);
  // Ids count from the end of the list, so that an item keeps its id when a newer one is added.
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
