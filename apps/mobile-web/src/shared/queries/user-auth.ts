import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';

const isReadable = ({ userAuthConfigVoList: steps }: Schema<'UserAuth'>): boolean =>
  steps.every(({ key }) => typeof key === 'string');

/** What is verified and which steps are configured (§3 Auth state). */
export const userAuthQuery = queryOptions({
  queryKey: ['user-auth'],
  queryFn: async ({ signal }) =>
    unwrap(await api.get('/auth/v1/find-user-auth', { signal, isReadable })),
});
