import type { Exchange, Problem } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';
import type { LinkedValues } from './links.ts';

/** A 5xx status is a finding even if documented. */
export const serverErrorProblems = (
  { node }: Operation,
  { status }: Exchange['response'],
): Problem[] =>
  status < 500
    ? []
    : [
        {
          rule: 'response-server-fault',
          level: 'breaking',
          field: 'status',
          expected: 'a response',
          got: `${status}, a fault of the server`,
          pointer: node.pointer,
        },
      ];

export const acceptedInvalidProblem = ({ node }: Operation, how: string): Problem => ({
  rule: 'request-accepted-invalid',
  level: 'warning',
  field: `a request ${how}`,
  expected: 'a refusal',
  got: 'success',
  pointer: node.pointer,
});

export const acceptedForeignProblem = ({ node }: Operation, name: string): Problem => ({
  rule: 'request-accepted-foreign',
  level: 'breaking',
  field: name,
  expected: 'a refusal',
  got: 'success for a value that belongs to another user',
  pointer: node.pointer,
});

export const linkRefusedProblem = ({ name, pointer }: LinkedValues): Problem => ({
  rule: 'request-link-refused',
  level: 'warning',
  field: `link ${name}`,
  expected: 'success for the values that the link hands on',
  got: 'a refusal',
  pointer,
});

export const linkWithoutValueProblem = ({ name, pointer, missing }: LinkedValues): Problem => ({
  rule: 'response-link-without-value',
  level: 'info',
  field: `link ${name}`,
  expected: missing.join(', '),
  got: 'nothing',
  pointer,
});
