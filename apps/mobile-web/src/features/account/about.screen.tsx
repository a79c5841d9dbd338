import { ErrorState, Heading } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { aboutMessages } from './account.messages.ts';
import { aboutUsQuery } from './account.queries.ts';
import { Paragraphs } from './paragraphs.tsx';

/** The app's name and its text (§2 About us). */
export function AboutScreen() {
  return (
    <ScreenLayout>
      <About />
    </ScreenLayout>
  );
}

function About() {
  const text = useMessages(aboutMessages);
  const { data: about, error, isFetching, refetch } = useQuery(aboutUsQuery);
  if (!about && !error) return <WaitingForReads count={4} label={text('loading')} />;
  if (!about) {
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
  return (
    <>
      <Heading size="xl">{about.appName}</Heading>
      <Paragraphs>{about.copywriting}</Paragraphs>
    </>
  );
}
