import type { Schema } from '@kosha/api-client';
import {
  Button,
  NativeSelectField,
  Notice,
  showToast,
  Stack,
  Text,
  TextAreaField,
} from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { formatDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { grievancesMessages } from './grievances.messages.ts';
import { grievancesQuery } from './grievances.query.ts';

/** What happened, in the borrower's words; the number and the day of the answer come back (D61). */
export function GrievanceForm({ topics }: { topics: readonly Schema<'GrievanceTopic'>[] }) {
  const text = useMessages(grievancesMessages);
  const queryClient = useQueryClient();
  const [topic, setTopic] = useState(topics[0]?.topic ?? '');
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState<string>();
  const { submit, isPending } = useWrite(
    (body: { topic: string; content: string }, options) =>
      api.post('/grievance/v1/save', { body, ...options }),
    {
      onSuccess: ({ number, answerDue }) => {
        setProblem(undefined);
        setContent('');
        showToast(text('taken', { number, date: formatDate(answerDue) }), 'success');
        void queryClient.invalidateQueries({ queryKey: grievancesQuery.queryKey });
      },
      onFailure: (failure) => setProblem(failureText(failure)),
    },
  );
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit({ topic, content });
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        <Text>{text('intro')}</Text>
        <NativeSelectField
          label={text('topic')}
          options={topics.map((one) => ({ value: one.topic, label: one.label }))}
          value={topic}
          isReadOnly={isPending}
          onChange={(event) => setTopic(event.target.value)}
        />
        <TextAreaField
          label={text('content')}
          value={content}
          maxLength={2000}
          readOnly={isPending}
          onChange={(event) => setContent(event.target.value)}
        />
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" isFullWidth isLoading={isPending} loadingLabel={text('sending')}>
          {text('send')}
        </Button>
      </Stack>
    </form>
  );
}
