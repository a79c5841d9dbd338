import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../server/api.ts';

const isReadable = ({ userAuthConfigVoList: steps }: Schema<'UserAuth'>): boolean =>
  steps.every(({ key }) => typeof key === 'string');

/** The configured verification steps and their status (§3 Auth state). */
export const userAuthQuery = queryOptions({
  queryKey: ['user-auth'],
  queryFn: async ({ signal }) =>
    unwrap(await api.get('/auth/v1/find-user-auth', { signal, isReadable })),
});

export const invalidateUserAuth = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: userAuthQuery.queryKey, refetchType: 'none' });
