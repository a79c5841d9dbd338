import contract from '../__generated__/openapi.json' with { type: 'json' };
import { readEnvelope } from '../document/envelope.ts';
import { createChecker } from './checker.ts';
import { bodyOf, noHeaders, type Problem } from './exchange.ts';

/** An answer as it came over the network. */
export interface ObservedAnswer {
  /** `get` or `post`. */
  method: string;
  /** Without the prefix; as in the contract, with `{name}` for a parameter, or as it was sent. */
  path: string;
  httpStatus: number;
  text: string;
}

const { find, checkResponse } = createChecker(contract, {
  envelope: readEnvelope(contract),
});

/** As `checkAnswer`, with the rule that each problem breaks. */
export function findProblems({ method, path, httpStatus, text }: ObservedAnswer): Problem[] {
  const operation = find(method, path);
  if (!operation) return [notInContract(method, path)];
  const response = { status: httpStatus, headers: noHeaders, body: bodyOf(text) };
  // What is only worth knowing is no difference.
  return checkResponse(operation, response).problems.filter(({ level }) => level !== 'info');
}

/**
 * Where an answer differs from our contract, in words and with personal values masked; empty when it
 * fits. For development and tests only: it compiles schemas at run time, which the production
 * security policy forbids.
 */
export function checkAnswer(answer: ObservedAnswer): string[] {
  return findProblems(answer).map(describeProblem);
}

/** A problem in one line. */
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
