import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/server/api.ts';
import { infoSteps, type InfoStep } from './info-steps.ts';

/** Fetched once per visit, because a form that changes during input would lose answers. */
export const infoPageQuery = (step: InfoStep) =>
  queryOptions({
    queryKey: ['auth-page-info', step],
    queryFn: ({ signal }) => infoSteps[step].read(signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Fetched once per page load. */
export const statesQuery = queryOptions({
  queryKey: ['map-state'],
  queryFn: async ({ signal }) => unwrap(await api.get('/map-state/v1/list', { signal })),
  staleTime: Infinity,
  gcTime: Infinity,
});

export const districtsQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['map-state', stateId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/map-state/v1/district/{stateId}', { path: { stateId }, signal })),
  });
