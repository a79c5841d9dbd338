import contract from '../__generated__/openapi.json' with { type: 'json' };
import { readEnvelope } from '../document/envelope.ts';
import { createChecker } from './checker.ts';
import { bodyOf, noHeaders, type Problem } from './exchange.ts';

export interface ObservedResponse {
  method: string;
  /** The request's path or the contract's path template with `{name}`, without the API prefix. */
  path: string;
  httpStatus: number;
  text: string;
}

const { find, checkResponse } = createChecker(contract, {
  envelope: readEnvelope(contract),
});

export function findProblems({ method, path, httpStatus, text }: ObservedResponse): Problem[] {
  const operation = find(method, path);
  if (!operation) return [notInContract(method, path)];
  const response = { status: httpStatus, headers: noHeaders, body: bodyOf(text) };
  return checkResponse(operation, response).problems.filter(({ level }) => level !== 'info');
}

/**
 * Lists the differences between a response and our contract, with masked personal values. Only for
 * development and tests: compiling schemas needs `eval`, which the production CSP forbids.
 */
export function checkObservedResponse(response: ObservedResponse): string[] {
  return findProblems(response).map(describeProblem);
}

export const describeProblem = ({ field, expected, got }: Problem): string =>
  `${field}: expected ${expected}, got ${got}`;

const notInContract = (method: string, path: string): Problem => ({
  rule: 'undocumented-operation',
  level: 'warning',
  field: `${method} ${path}`,
  expected: 'an operation of the contract',
  got: 'another',
  pointer: '/paths',
});
