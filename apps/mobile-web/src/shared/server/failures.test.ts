import { expect, it } from 'vitest';
import { failureText } from './failures.ts';

const refusal = (message: string) => ({
  kind: 'business' as const,
  code: 1,
  message,
  data: null,
  fieldErrors: [],
});

it("shows the server's words without characters that hide or reverse text, or ours if none are left", () => {
  expect(failureText(refusal('\u202ENot \u2066now\u2069'))).toBe('Not now');
  expect(failureText(refusal('\u200b\u202e'))).toBe('This could not be done. Please try again.');
});
