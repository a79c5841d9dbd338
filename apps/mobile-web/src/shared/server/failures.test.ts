import { expect, it } from 'vitest';
import { failureText } from './failures.ts';

const refusal = (message: string) => ({
  kind: 'business' as const,
  code: 1,
  message,
  data: null,
  fieldErrors: [],
});

it.each([404, 405, 501])(
  'asks nobody to try again where the server has no such call: %i',
  (httpStatus) => {
    const words = 'This cannot be done here. Customer service can help you.';
    expect(failureText({ kind: 'malformed', httpStatus })).toBe(words);
    expect(failureText({ ...refusal(''), code: httpStatus })).toBe(words);
    expect(failureText({ ...refusal('Not found.'), code: httpStatus })).toBe('Not found.');
    expect(failureText({ kind: 'malformed', httpStatus: 500 })).toMatch(/try again/);
  },
);

it("shows the server's words without characters that hide or reverse text, or ours if none are left", () => {
  expect(failureText(refusal('\u202ENot \u2066now\u2069'))).toBe('Not now');
  expect(failureText(refusal('\u200b\u202e'))).toBe('This could not be done. Please try again.');
});
