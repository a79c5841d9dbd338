import { policyOf, readPolicyProfile, type Policy } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { clientConfigQuery } from './client-config.query.ts';

/** The rules that this server asks the app to follow; `specified` until it has answered (D54). */
export function usePolicy(): Policy {
  const { data } = useQuery(clientConfigQuery);
  return policyOf(readPolicyProfile(data?.policy));
}
