import type { Schema } from '@kosha/api-client';
import { nextAuthStep, parseId, type NextAuthStep } from '@kosha/domain';
import { EmptyState, MagnifierIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { allStepsVerifiedState } from '../../../shared/server/failures.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { mustDownloadApp } from '../../../shared/native/native-app.ts';
import { withoutStaleData, QueryGate } from '../../../shared/server/query-gate.tsx';
import { QueryErrorState, type QueryResult } from '../../../shared/server/query-error-state.tsx';
import { HomeLink, ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { trackDrift } from '../../../shared/tracking/tracking.ts';
import { dispatcherMessages } from './dispatcher.messages.ts';

/**
 * Redirects to the first verification step that is not done (§4 Auth dispatcher). If all are done,
 * `targetOf` selects the next page.
 */
export function DispatcherScreen() {
  const [query] = useSearchParams();
  const pid = parseId(query.get('pid'));
  return <ScreenLayout>{pid === null ? <NoProduct /> : <Dispatch pid={pid} />}</ScreenLayout>;
}

function Dispatch({ pid }: { pid: string }) {
  const text = useMessages(dispatcherMessages);
  // A response cached before the last step was completed would redirect to that step again.
  const query = useQuery({ ...userAuthQuery, refetchOnMount: 'always' });
  return (
    <QueryGate
      read={withoutStaleData(query)}
      isReady={query.isFetchedAfterMount}
      loading={text('waiting')}
      failed={text('failed')}
    >
      {(auth) => <Redirect pid={pid} auth={auth} read={query} />}
    </QueryGate>
  );
}

interface RedirectProps {
  pid: string;
  auth: Schema<'UserAuth'>;
  read: QueryResult<unknown>;
}

/** Replaces the history entry, so that Back from a step skips this screen. */
function Redirect({ pid, auth, read }: RedirectProps) {
  const text = useMessages(dispatcherMessages);
  const configuredKeys = auth.userAuthConfigVoList.map((step) => step.key);
  const next = nextAuthStep(configuredKeys, auth);
  const unknownKeys = next.unknownKeys.join();
  useEffect(() => {
    if (unknownKeys) trackDrift(routePatterns.authIndex, { authStep: unknownKeys });
  }, [unknownKeys]);
  if (next.kind === 'noSteps') {
    return (
      <QueryErrorState title={text('failed')} retryingLabel={text('waiting')} read={read}>
        {text('untold')}
      </QueryErrorState>
    );
  }
  const state = next.kind === 'done' ? allStepsVerifiedState : undefined;
  return <Navigate to={targetOf(next, pid)} state={state} replace />;
}

/**
 * The URL of the next step. If no step is left: the apply page or, in an Android browser, the
 * download page (§4).
 */
function targetOf(next: NextAuthStep, pid: string): string {
  if (next.kind === 'step') {
    return paths.authStep(next.key, { pid, step: next.step, as: next.as });
  }
  return mustDownloadApp() ? paths.download({ pid }) : paths.apply(pid);
}

function NoProduct() {
  const text = useMessages(dispatcherMessages);
  return (
    <EmptyState
      title={text('noProduct')}
      illustration={<MagnifierIllustration />}
      action={<HomeLink />}
    >
      {text('noProductText')}
    </EmptyState>
  );
}
