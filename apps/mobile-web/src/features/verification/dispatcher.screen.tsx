import type { Schema } from '@kosha/api-client';
import { nextAuthStep, parseId, type NextAuthStep } from '@kosha/domain';
import { ButtonLink, EmptyState, ErrorState } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorText } from '../../shared/api/failure-text.ts';
import { allVerified } from '../../shared/api/verification-incomplete.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { userAuthQuery } from '../../shared/queries/user-auth.ts';
import { mustDownloadApp } from '../../shared/platform/platform.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { trackDrift } from '../../shared/tracking/tracking.ts';
import { dispatcherMessages } from './dispatcher.messages.ts';

/** Leads to the first verification step not done, or on to the apply page (§4 Auth dispatcher). */
export function DispatcherScreen() {
  const [query] = useSearchParams();
  const pid = parseId(query.get('pid'));
  return <ScreenLayout>{pid === null ? <NoProduct /> : <Dispatch pid={pid} />}</ScreenLayout>;
}

function Dispatch({ pid }: { pid: string }) {
  const text = useMessages(dispatcherMessages);
  // What was known before a step was done would lead back to that step.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...userAuthQuery,
    refetchOnMount: 'always',
  });
  const problem = (words: string | undefined) => (
    <ErrorState
      title={text('failed')}
      retryLabel={text('retry')}
      retryingLabel={text('waiting')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {words}
    </ErrorState>
  );
  if (error) return problem(errorText(error));
  if (!data || !isFetchedAfterMount) return <WaitingForReads label={text('waiting')} />;
  return <GoOn pid={pid} auth={data} untold={problem(text('untold'))} />;
}

interface GoOnProps {
  pid: string;
  auth: Schema<'UserAuth'>;
  /** Shown where the answer does not tell what is left. */
  untold: ReactNode;
}

/** Replaces itself in the history, so that Back from a step does not come through here again. */
function GoOn({ pid, auth, untold }: GoOnProps) {
  const configuredKeys = auth.userAuthConfigVoList.map((step) => step.key);
  const next = nextAuthStep(configuredKeys, auth);
  const unknownKeys = next.unknownKeys.join();
  useEffect(() => {
    if (unknownKeys) trackDrift(patterns.authIndex, { authStep: unknownKeys });
  }, [unknownKeys]);
  if (next.kind === 'untold') return untold;
  const state = next.kind === 'done' ? allVerified : undefined;
  return <Navigate to={targetOf(next, pid)} state={state} replace />;
}

/** Where all is done it is applied, which on Android begins with the app's download (§4). */
function targetOf(next: NextAuthStep, pid: string): string {
  if (next.kind === 'step') {
    return paths.authStep(next.key, { pid, step: next.step, as: next.as });
  }
  return mustDownloadApp() ? paths.download() : paths.apply(pid);
}

function NoProduct() {
  const text = useMessages(dispatcherMessages);
  return (
    <EmptyState
      title={text('noProduct')}
      action={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
    >
      {text('noProductText')}
    </EmptyState>
  );
}
