import { HTTPException } from 'hono/http-exception';
import { expect, it } from 'vitest';
import { toApiError } from './envelope.ts';

it.each([
  [400, 400],
  [413, 413],
  [500, 500],
] as const)('converts an HTTPException of Hono with status %i to the code %i', (thrown, status) => {
  expect(toApiError(new HTTPException(thrown))).toMatchObject({ code: status, status });
});
