import type { Schema } from '@kosha/api-client';
import { Card, EmptyState, Heading, Notice, SpeechIllustration, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { isNotOffered } from '../../shared/server/failures.ts';
import { isCallMissing } from '../../shared/server/is-call-missing.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { GrievanceForm } from './grievance-form.tsx';
import { grievancesMessages } from './grievances.messages.ts';
import { grievancesQuery } from './grievances.query.ts';

/** A grievance form, and earlier grievances with their numbers, dates and replies (D61). */
export function GrievancesScreen() {
  const text = useMessages(grievancesMessages);
  const read = useQuery(grievancesQuery);
  const isReadOnly = isCallMissing('POST /grievance/v1/save');
  return (
    <ScreenLayout>
      <ReadGate
        read={read}
        shape="card"
        loading={text('loading')}
        failed={text('failed')}
        renderError={(error) => isNotOffered(error) && <NoGrievances />}
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
      </ReadGate>
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
