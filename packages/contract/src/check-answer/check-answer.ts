import contract from '../__generated__/openapi.json' with { type: 'json' };
import { readEnvelope } from '../envelope/envelope.ts';
import { createChecker } from '../exchange/checker.ts';
import { bodyOf, noHeaders } from '../exchange/exchange.ts';

/** An answer as it came over the network. */
export interface ObservedAnswer {
  /** `get` or `post`. */
  method: string;
  /** As in the contract: without the prefix, `{name}` for a parameter. */
  path: string;
  httpStatus: number;
  text: string;
}

const { operations, checkResponse } = createChecker(contract, {
  envelope: readEnvelope(contract),
});
const byCall = new Map(operations.map((one) => [`${one.method} ${one.path}`, one]));

/**
 * Where an answer differs from our contract, in words and with personal values masked; empty when it
 * fits. For development and tests only: it compiles schemas at run time, which the production
 * security policy forbids.
 */
export function checkAnswer({ method, path, httpStatus, text }: ObservedAnswer): string[] {
  const operation = byCall.get(`${method} ${path}`);
  if (!operation) return [`not in the contract: ${method} ${path}`];
  const answer = { status: httpStatus, headers: noHeaders, body: bodyOf(text) };
  return checkResponse(operation, answer).problems.map(
    ({ field, expected, got }) => `${field}: expected ${expected}, got ${got}`,
  );
}
