import { unwrap, type Schema } from '@kosha/api-client';
import { kycMode } from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/server/api.ts';

/** Photos or numbers (§4 KYC mode). Read once in a visit: another answer would lose what is filled in. */
export const kycModeQuery = queryOptions({
  queryKey: ['kyc-mode'],
  staleTime: Infinity,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const isReadable = (config: Schema<'KycAuthConfig'>) => Array.isArray(config.KycPageInfoVo);
    const query = { type: 1 } as const;
    const config = unwrap(await api.get('/auth/kyc-auth-config', { query, signal, isReadable }));
    return kycMode(config.KycPageInfoVo[0]?.photoType);
  },
});
