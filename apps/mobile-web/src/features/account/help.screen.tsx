import { Accordion, ButtonLink, Card, EmptyState, ErrorState } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { helpMessages } from './account.messages.ts';
import { faqQuery } from './account.queries.ts';
import { Paragraphs } from './paragraphs.tsx';

/** Questions and answers, the first open (§2 Help, §9). */
export function HelpScreen() {
  return (
    <ScreenLayout>
      <Questions />
    </ScreenLayout>
  );
}

function Questions() {
  const text = useMessages(helpMessages);
  const { data: questions, error, isFetching, refetch } = useQuery(faqQuery);
  if (!questions && !error)
    return <WaitingForReads shape="list" count={5} label={text('loading')} />;
  if (!questions) {
    return (
      <ErrorState
        title={text('failed')}
        retryLabel={text('retry')}
        retryingLabel={text('loading')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (questions.length === 0) {
    return (
      <EmptyState
        title={text('empty')}
        action={<ButtonLink href={paths.feedback()}>{text('feedback')}</ButtonLink>}
      >
        {text('emptyText')}
      </EmptyState>
    );
  }
  const items = questions.map(({ title, content }, index) => ({
    id: String(index),
    title,
    content: <Paragraphs>{content}</Paragraphs>,
  }));
  return (
    <Card isFlush>
      <Accordion items={items} openAtFirstId={items[0]?.id} />
    </Card>
  );
}
