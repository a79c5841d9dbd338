import { expect, it } from 'vitest';
import {
  BodyTooLarge,
  Fault,
  InvalidRequest,
  IdempotencyConflict,
  NoSuchPath,
  OperationNotOffered,
  SessionLost,
  Unavailable,
} from './errors.ts';
import { readContract } from '../http/contract.ts';
import { refusals, type RefusalName } from './refusals.ts';
import { Refusal } from './refuse.ts';

const catalogue = readContract().document['x-errors'] as Record<string, { httpStatus: number[] }>;

const errors = [
  new SessionLost(),
  new InvalidRequest('No.'),
  new NoSuchPath(),
  new IdempotencyConflict('No.'),
  new BodyTooLarge(),
  new Fault(),
  new OperationNotOffered('confirmLoan'),
  new Unavailable(),
  ...(Object.keys(refusals) as RefusalName[]).map((name) => new Refusal(name, {}, 'No.')),
];

it.each(errors)('$name has a code and an HTTP status of the catalogue', ({ code, status }) => {
  expect(catalogue[String(code)]?.httpStatus).toContain(status);
});

it("every code of the contract's catalogue has an error class", () => {
  expect(new Set(errors.map(({ code }) => String(code)))).toEqual(new Set(Object.keys(catalogue)));
});
