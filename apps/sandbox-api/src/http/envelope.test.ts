import { HTTPException } from 'hono/http-exception';
import { expect, it } from 'vitest';
import { toApiError } from './envelope.ts';

it.each([
  [400, 400],
  [413, 413],
  [500, 500],
] as const)('answers what the HTTP layer threw as %i with %i', (thrown, status) => {
  expect(toApiError(new HTTPException(thrown))).toMatchObject({ code: status, status });
});
