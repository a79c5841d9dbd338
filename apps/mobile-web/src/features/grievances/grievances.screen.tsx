import { type Schema, unwrap } from '@kosha/api-client';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  NativeSelectField,
  Notice,
  showToast,
  SpeechIllustration,
  Stack,
  Text,
  TextAreaField,
} from '@kosha/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { createStoredValue } from '../../shared/browser/stored.ts';
import { useDraft } from '../../shared/browser/use-draft.ts';
import { formatDate, formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { api } from '../../shared/server/api.ts';
import { failureText, hasNothingToShow } from '../../shared/server/failures.ts';
import { isCallMissing } from '../../shared/server/missing-calls.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { useWrite } from '../../shared/server/use-write.ts';
import { grievancesMessages } from './grievances.messages.ts';

/** The borrower's grievances, newest first, and the available topics (D61). */
export const grievancesQuery = queryOptions({
  queryKey: ['grievances'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/grievance/v1/list', { signal })),
});

/** The form's draft, which survives a reload. Signing out deletes it. */
const saved = createStoredValue('session', 'grievance', ({ topic, content }) =>
  typeof topic === 'string' && typeof content === 'string' ? { topic, content } : undefined,
);

/** After the grievance is sent, a toast shows its number and due date (D61). */
function GrievanceForm({ topics }: { topics: readonly Schema<'GrievanceTopic'>[] }) {
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

/** The form for a new grievance, and the earlier grievances with their replies (D61). */
export function GrievancesScreen() {
  const text = useMessages(grievancesMessages);
  const read = useQuery(grievancesQuery);
  const isReadOnly = isCallMissing('POST /grievance/v1/save');
  return (
    <ScreenLayout>
      <QueryGate
        read={read}
        shape="card"
        loading={text('loading')}
        failed={text('failed')}
        renderError={(error) => hasNothingToShow(error) && <NoGrievances />}
      >
        {({ topics, grievances }) => (
          <>
            {!isReadOnly && <GrievanceForm topics={topics} />}
            {isReadOnly && grievances.length === 0 && <NoGrievances />}
            {grievances.length > 0 && (
              <Stack gap={2}>
                <Heading size="md">{text('yours')}</Heading>
                {grievances.map((one) => (
                  <SentGrievance key={one.number} grievance={one} />
                ))}
              </Stack>
            )}
          </>
        )}
      </QueryGate>
    </ScreenLayout>
  );
}

function SentGrievance({ grievance }: { grievance: Schema<'Grievance'> }) {
  const text = useMessages(grievancesMessages);
  const { number, content, createTime, answerDue, answerContent, responseTime } = grievance;
  return (
    <Card as="section" aria-label={number}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text isStrong>{content}</Text>
          <Text size="sm" tone="soft">{`${number} · ${formatDate(createTime)}`}</Text>
          {answerContent === null && (
            <Text size="sm">{text('due', { date: formatDate(answerDue) })}</Text>
          )}
        </Stack>
        {answerContent !== null && (
          <Notice tone="success" title={text('answer')} headingLevel={3}>
            {answerContent}
            {responseTime !== null && (
              <Text size="sm">{text('answered', { time: formatDateTime(responseTime) })}</Text>
            )}
          </Notice>
        )}
        {grievance.mayEscalate && (
          <Notice tone="warning" title={text('escalateTitle')} headingLevel={3}>
            {text('escalateText', { number })}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

function NoGrievances() {
  const text = useMessages(grievancesMessages);
  return (
    <EmptyState title={text('noneTitle')} illustration={<SpeechIllustration />}>
      {text('noneText')}
    </EmptyState>
  );
}
