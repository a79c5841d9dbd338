import { policyOf, readPolicyProfile, type Policy } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { isStrictSet } from '../browser/attribution.ts';
import { clientConfigQuery } from './client-config.query.ts';

/** The server's policy; until its response arrives, the policy in the page's cookie (D54). */
export function usePolicy(): Policy {
  const { data } = useQuery(clientConfigQuery);
  return policyOf(data ? readPolicyProfile(data.policy) : isStrictSet() ? 'strict' : 'specified');
}
