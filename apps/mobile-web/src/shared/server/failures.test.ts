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
  'does not suggest a retry if the server lacks the call: %i',
  (httpStatus) => {
    const expected = 'This cannot be done here. Customer service can help you.';
    expect(failureText({ kind: 'malformed', httpStatus })).toBe(expected);
    expect(failureText({ ...refusal(''), code: httpStatus })).toBe(expected);
    expect(failureText({ ...refusal('Not found.'), code: httpStatus })).toBe('Not found.');
    expect(failureText({ kind: 'malformed', httpStatus: 500 })).toMatch(/try again/);
  },
);

it("shows the server's message without characters that hide or reverse text, or ours if nothing is left", () => {
  expect(failureText(refusal('\u202ENot \u2066now\u2069'))).toBe('Not now');
  expect(failureText(refusal('\u200b\u202e'))).toBe('This could not be done. Please try again.');
});
