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
import { stored } from '../../shared/browser/stored.ts';
import { useDraft } from '../../shared/browser/use-draft.ts';
import { formatDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { grievancesMessages } from './grievances.messages.ts';
import { grievancesQuery } from './grievances.query.ts';

/** Stored in this tab until the session ends, so it survives a reload. */
const saved = stored('session', 'grievance', ({ topic, content }) =>
  typeof topic === 'string' && typeof content === 'string' ? { topic, content } : undefined,
);

/** The form for a new grievance; the response contains a number and a due date (D61). */
export function GrievanceForm({ topics }: { topics: readonly Schema<'GrievanceTopic'>[] }) {
  const text = useMessages(grievancesMessages);
  const queryClient = useQueryClient();
  const draft = useDraft(saved, { topic: topics[0]?.topic ?? '', content: '' });
  const [problem, setProblem] = useState<string>();
  const { submit, isPending } = useWrite(
    (body: { topic: string; content: string }, options) =>
      api.post('/grievance/v1/save', { body, ...options }),
    {
      onSuccess: ({ number, answerDue }) => {
        setProblem(undefined);
        draft.forget();
        showToast(text('taken', { number, date: formatDate(answerDue) }), 'success');
        void queryClient.invalidateQueries({ queryKey: grievancesQuery.queryKey });
      },
      onFailure: (failure) => setProblem(failureText(failure)),
    },
  );
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(draft.value);
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        <Text>{text('intro')}</Text>
        <NativeSelectField
          label={text('topic')}
          options={topics.map((one) => ({ value: one.topic, label: one.label }))}
          value={draft.value.topic}
          isReadOnly={isPending}
          onChange={(event) => draft.change({ topic: event.target.value })}
        />
        <TextAreaField
          label={text('content')}
          value={draft.value.content}
          maxLength={2000}
          readOnly={isPending}
          onChange={(event) => draft.change({ content: event.target.value })}
        />
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" isFullWidth isLoading={isPending} loadingLabel={text('sending')}>
          {text('send')}
        </Button>
      </Stack>
    </form>
  );
}
