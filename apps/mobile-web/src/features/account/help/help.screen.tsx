import { type Schema, unwrap } from '@kosha/api-client';
import {
  Accordion,
  ButtonLink,
  Card,
  EmptyState,
  FeedbackIcon,
  Heading,
  ListRow,
  PhoneIcon,
  SpeechIllustration,
  Stack,
} from '@kosha/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { clientConfigQuery } from '../../../shared/queries/client-config.query.ts';
import { api } from '../../../shared/server/api.ts';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { telephoneUrl } from '../../../shared/browser/telephone.ts';
import { helpMessages } from '../account.messages.ts';
import { Paragraphs } from './paragraphs.tsx';

/** The questions and answers, in display order (§3 Help item). */
const faqQuery = queryOptions({
  queryKey: ['faq'],
  queryFn: async ({ signal }) => unwrap(await api.get('/client/v1/faq', { signal })),
});

/** The page with answers to common questions (§2 Help, §9). */
export function HelpScreen() {
  return (
    <ScreenLayout>
      <Questions />
    </ScreenLayout>
  );
}

function Questions() {
  const text = useMessages(helpMessages);
  const read = useQuery(faqQuery);
  return (
    <QueryGate read={read} shape="list" count={5} loading={text('loading')} failed={text('failed')}>
      {(questions) => (questions.length > 0 ? <Answers questions={questions} /> : <NoQuestions />)}
    </QueryGate>
  );
}

function Answers({ questions }: { questions: readonly Schema<'FaqItem'>[] }) {
  const items = questions.map(({ title, content }, index) => ({
    id: String(index),
    title,
    content: <Paragraphs>{content}</Paragraphs>,
  }));
  return (
    <Stack gap={5}>
      <Card isFlush>
        <Accordion items={items} openAtFirstId={items[0]?.id} />
      </Card>
      <MoreHelp />
    </Stack>
  );
}

function MoreHelp() {
  const text = useMessages(helpMessages);
  const { data: config } = useQuery(clientConfigQuery);
  const phone = config?.customer.phone;
  return (
    <Stack gap={2}>
      <Heading size="md">{text('more')}</Heading>
      <Card isFlush>
        <ListRow
          title={text('feedback')}
          subtitle={text('write')}
          icon={<FeedbackIcon />}
          href={paths.feedback()}
        />
        {phone && (
          <ListRow
            title={text('call')}
            subtitle={phone}
            icon={<PhoneIcon />}
            href={telephoneUrl(phone)}
          />
        )}
      </Card>
    </Stack>
  );
}

function NoQuestions() {
  const text = useMessages(helpMessages);
  return (
    <EmptyState
      title={text('empty')}
      illustration={<SpeechIllustration />}
      action={<ButtonLink href={paths.feedback()}>{text('feedback')}</ButtonLink>}
    >
      {text('emptyText')}
    </EmptyState>
  );
}
