import type { Contract } from '../document/read-contract.ts';
import type { Checker } from '../exchange/checker.ts';
import type { Collector } from '../exchange/collect-findings.ts';
import type { OnSignInResponse } from './sign-in.ts';

/**
 * Checks the responses to sign-in requests, because an app that cannot read the token in them
 * cannot sign in. Adds the ids of the sign-in operations to `seen`.
 */
export function createSignInCheck(
  { contract, checker, collector, base }: SignInCheckOptions,
  seen: Set<string>,
): OnSignInResponse {
  return (method, address, response) => {
    if (!address.startsWith(`${base}/`)) return;
    const [path = ''] = address.slice(base.length).split('?');
    const operation = checker.find(method, path);
    if (!operation) return;
    seen.add(operation.id);
    for (const problem of checker.checkResponse(operation, response).problems) {
      const outcome = { operation, problems: [problem], unchecked: [] };
      collector.add(outcome, contract.placeOf(problem.pointer));
    }
  };
}

interface SignInCheckOptions {
  contract: Contract;
  checker: Checker;
  collector: Collector;
  base: string;
}
