import { policyOf, readPolicyProfile, type Policy } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { isStrictPolicyCookieSet } from '../browser/attribution.ts';
import { clientConfigQuery } from './client-config.query.ts';

/**
 * Returns the policy. Until the server has sent the policy, the cookie of the page determines it
 * (D54).
 */
export function usePolicy(): Policy {
  const { data } = useQuery(clientConfigQuery);
  return policyOf(
    data ? readPolicyProfile(data.policy) : isStrictPolicyCookieSet() ? 'strict' : 'specified',
  );
}
