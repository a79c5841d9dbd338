import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** How the face is to be taken; asked once a visit. */
export const livingConfigQuery = queryOptions({
  queryKey: ['living-check-config'],
  staleTime: Infinity,
  gcTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/auth/v1/living-check-config', { signal })),
});

/** What became of the last picture; null before the first. */
export const faceResultQuery = queryOptions({
  queryKey: ['face-result'],
  staleTime: Infinity,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const result = await api.get('/authen/h5/face-result', { signal });
    if (!result.ok && result.failure.kind === 'business') return null;
    return unwrap(result);
  },
});
