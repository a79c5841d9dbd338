import { isAuthStepKey } from '@kosha/domain';
import { ProgressSteps, Stack } from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../../shared/navigation/lazy-component.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { forgetSteps, userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { useLeave } from '../../../shared/navigation/trail.ts';
import { usePreloadNext } from './use-preload-next.ts';
import { readStepQuery, type StepQuery } from './step-query.ts';
import { stepMessages } from './step.messages.ts';

/** The frame of a verification step, with the step number above the content (§4). */
export function StepFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const text = useMessages(stepMessages);
  const { place } = useStepQuery();
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
  async () => (await import('../../../shared/consent/consent-question.tsx')).ConsentQuestion,
);

/**
 * Shows its content after the borrower has consented, if the rules require consent first (D54,
 * D57).
 */
export function AskFirst({ purpose, children }: { purpose: string; children: ReactNode }) {
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

/**
 * The names of the configured steps; undefined while they load, or if the URL has another number of
 * steps.
 */
function useStepNames(count: number | undefined): readonly string[] | undefined {
  const text = useMessages(stepMessages);
  const { data } = useQuery({ ...userAuthQuery, enabled: false });
  const keys = data && [...new Set(data.userAuthConfigVoList.map(({ key }) => key))];
  const known = keys?.filter(isAuthStepKey);
  return known?.length === count ? known?.map((key) => text(key)) : undefined;
}

/** The product and the step number in the URL; null for each invalid value. */
export function useStepQuery(): StepQuery {
  const [query] = useSearchParams();
  return readStepQuery(query);
}

/**
 * Call the returned function when the step has succeeded: it opens the dispatcher, which decides
 * what is next (§4, D24). It replaces all history entries of the step, so that Back does not reopen
 * it.
 */
export function useStepDone(pid: string | null): () => void {
  const { leaveFor } = useLeave();
  const queryClient = useQueryClient();
  return () => {
    forgetSteps(queryClient);
    leaveFor(paths.authIndex({ pid: pid ?? undefined }));
  };
}
