import { policyOf, readPolicyProfile, type Policy } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { isToldStrict } from '../browser/attribution.ts';
import { comesLater } from '../server/early-reads.ts';
import { clientConfigQuery } from './client-config.query.ts';

/** The rules that this server asks the app to follow; until it has answered, those that came with the page (D54). */
export function usePolicy(): Policy {
  const { data } = useQuery({ ...clientConfigQuery, meta: comesLater });
  return policyOf(data ? readPolicyProfile(data.policy) : isToldStrict() ? 'strict' : 'specified');
}
