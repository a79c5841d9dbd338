import type { Contract } from '../document/read-contract.ts';
import type { Checker } from '../exchange/checker.ts';
import type { Collector } from '../exchange/collect-findings.ts';
import type { SignInWatch } from './sign-in.ts';

/**
 * Checks the answers to the calls that sign in, where the contract has them below `base`. An app that does not take the form of
 * the token stops before its first read. Notes the operations that answered in `seen`.
 */
export function createSignInCheck(
  { contract, checker, collector, base }: SignInChecked,
  seen: Set<string>,
): SignInWatch {
  return (method, address, answer) => {
    if (!address.startsWith(`${base}/`)) return;
    const [path = ''] = address.slice(base.length).split('?');
    const operation = checker.find(method, path);
    if (!operation) return;
    seen.add(operation.id);
    for (const problem of checker.checkResponse(operation, answer).problems) {
      const outcome = { operation, problems: [problem], unchecked: [] };
      collector.add(outcome, contract.placeOf(problem.pointer));
    }
  };
}

interface SignInChecked {
  contract: Contract;
  checker: Checker;
  collector: Collector;
  /** The server's address with the prefix of the API. */
  base: string;
}
