import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/server/api.ts';

const isConfig = ({ mode, tips }: Schema<'LivingCheckConfig'>): boolean =>
  typeof mode === 'string' && (tips ?? []).every((tip) => typeof tip === 'string');

const isResult = ({ status }: Schema<'FaceResult'>): boolean => /^\d+$/.test(String(status));

/** Fetched once per visit. */
export const livingConfigQuery = queryOptions({
  queryKey: ['living-check-config'],
  staleTime: Infinity,
  gcTime: 0,
  queryFn: async ({ signal }) =>
    unwrap(await api.get('/auth/v1/living-check-config', { signal, isReadable: isConfig })),
});

/** Null before the first photo. */
export const faceResultQuery = queryOptions({
  queryKey: ['face-result'],
  staleTime: Infinity,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const result = await api.get('/authen/h5/face-result', { signal, isReadable: isResult });
    if (!result.ok && result.failure.kind === 'business') return null;
    return unwrap(result);
  },
});
