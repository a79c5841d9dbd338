import type { Schema } from '@kosha/api-client';
import { authStepFlags, isAuthStepKey, nextAuthStep } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { userAuthQuery } from '../../../shared/queries/user-auth.ts';
import { useRoute } from '../../../shared/navigation/route-context.ts';
import { readStepQuery, type StepQuery } from './step-query.ts';

/** Prefetches the screen after this step. Call it when the user starts the step. */
export function usePreloadNext(): () => void {
  const { preload } = useRoute();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  return () => {
    preload(paths.authIndex({ pid: undefined }));
    const auth = queryClient.getQueryData(userAuthQuery.queryKey);
    const next = auth && pathAfter(readStepQuery(query), auth);
    if (next !== undefined) preload(next);
  };
}

/** The dispatcher's target after the step of this URL; undefined if unknown. */
function pathAfter({ pid, place }: StepQuery, auth: Schema<'UserAuth'>): string | undefined {
  const keys = auth.userAuthConfigVoList.map((step) => step.key);
  const current = place && [...new Set(keys)].filter(isAuthStepKey)[place.step - 1];
  if (!current) return undefined;
  const next = nextAuthStep(keys, { ...auth, [authStepFlags[current]]: 1 });
  if (next.kind === 'step') return paths.authStep(next.key, { pid: undefined });
  return pid === null ? undefined : paths.apply(pid);
}
