import { authStepFlags, isAuthStepKey, nextAuthStep } from '@kosha/domain';
import { ProgressSteps, Stack } from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Schema } from '@kosha/api-client';
import { lazyComponent } from '../../../shared/navigation/lazy-component.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { invalidateUserAuth, userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { parseStepSearchParams, type StepSearchParams } from './step-search-params.ts';
import { stepMessages } from './step.messages.ts';
import { useRoute } from '../../../shared/navigation/route-context.ts';

/** Returns a function that prefetches the next screen. Call it when the user starts the step. */
function usePreloadNext(): () => void {
  const { preload } = useRoute();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  return () => {
    preload(paths.authIndex({ pid: undefined }));
    const auth = queryClient.getQueryData(userAuthQuery.queryKey);
    const next = auth && pathAfter(parseStepSearchParams(query), auth);
    if (next !== undefined) preload(next);
  };
}

function pathAfter({ pid, place }: StepSearchParams, auth: Schema<'UserAuth'>): string | undefined {
  const keys = auth.userAuthConfigVoList.map((step) => step.key);
  const current = place && [...new Set(keys)].filter(isAuthStepKey)[place.step - 1];
  if (!current) return undefined;
  const next = nextAuthStep(keys, { ...auth, [authStepFlags[current]]: 1 });
  if (next.kind === 'step') return paths.authStep(next.key, { pid: undefined });
  return pid === null ? undefined : paths.apply(pid);
}

/** The frame of a verification step, with the step number above the content (§4). */
export function StepFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const text = useMessages(stepMessages);
  const { place } = useStepSearchParams();
  const names = useStepNames(place?.as);
  const preloadNext = usePreloadNext();
  return (
    <ScreenLayout footer={footer}>
      <Stack gap={5} onFocus={preloadNext}>
        {place && (
          <ProgressSteps
            current={place.step}
            total={place.as}
            label={text('place', { ...place })}
            names={names}
          />
        )}
        {children}
      </Stack>
    </ScreenLayout>
  );
}

const ConsentQuestion = lazyComponent(
  async () => (await import('../../../shared/consent/consent-gate.tsx')).ConsentGate,
);

/** If the policy requires consent first (D54, D57), asks for consent before showing the content. */
export function AskConsentFirst({ purpose, children }: { purpose: string; children: ReactNode }) {
  const { needsConsentFirst } = usePolicy();
  if (!needsConsentFirst) return children;
  return (
    <Suspense fallback={<StepFrame>{null}</StepFrame>}>
      <ConsentQuestion purpose={purpose} frame={StepFrame}>
        {children}
      </ConsentQuestion>
    </Suspense>
  );
}

/** Undefined while the steps load, or if the number of steps in the URL is wrong. */
function useStepNames(count: number | undefined): readonly string[] | undefined {
  const text = useMessages(stepMessages);
  const { data } = useQuery({ ...userAuthQuery, enabled: false });
  const keys = data && [...new Set(data.userAuthConfigVoList.map(({ key }) => key))];
  const known = keys?.filter(isAuthStepKey);
  return known?.length === count ? known?.map((key) => text(key)) : undefined;
}

export function useStepSearchParams(): StepSearchParams {
  const [query] = useSearchParams();
  return parseStepSearchParams(query);
}

/**
 * Call the returned function after the step: it opens the next step (§4, D24). The step's history
 * entries are replaced, so that "Back" does not reopen the step.
 */
export function useOpenNextStep(pid: string | null): () => void {
  const { leaveFor } = useLeaveScreen();
  const queryClient = useQueryClient();
  return () => {
    invalidateUserAuth(queryClient);
    leaveFor(paths.authIndex({ pid: pid ?? undefined }));
  };
}
