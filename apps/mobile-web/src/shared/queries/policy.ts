import { policyOf, readPolicyProfile, type Policy } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { isStrictPolicyCookieSet } from '../browser/attribution.ts';
import { clientConfigQuery } from './client-config.query.ts';

/** Until the configuration loads, the policy comes from a cookie that the server sets (D54). */
export function usePolicy(): Policy {
  const { data } = useQuery(clientConfigQuery);
  return policyOf(
    data ? readPolicyProfile(data.policy) : isStrictPolicyCookieSet() ? 'strict' : 'specified',
  );
}
