import { expect, it } from 'vitest';
import {
  BodyTooLarge,
  CodeUnderWay,
  Conflict,
  Fault,
  Invalid,
  NoSuchPath,
  NotFound,
  NotOffered,
  Refused,
  SessionLost,
  TooMany,
  Unavailable,
  VerificationIncomplete,
} from './errors.ts';
import { readContract } from '../http/contract.ts';

const catalogue = readContract().document['x-errors'] as Record<string, { httpStatus: number[] }>;

const errors = [
  new SessionLost(),
  new Invalid('No.'),
  new NotFound('No.'),
  new NoSuchPath(),
  new Conflict('No.'),
  new BodyTooLarge(),
  new Refused('No.'),
  new CodeUnderWay(new TooMany('No.')),
  new VerificationIncomplete(),
  new TooMany('No.'),
  new Fault(),
  new NotOffered('confirmLoan'),
  new Unavailable(),
];

it.each(errors)('$name has its code and its HTTP status in the catalogue', ({ code, status }) => {
  expect(catalogue[String(code)]?.httpStatus).toContain(status);
});

it('every code of the catalogue is one of these', () => {
  expect(new Set(errors.map(({ code }) => String(code)))).toEqual(new Set(Object.keys(catalogue)));
});
