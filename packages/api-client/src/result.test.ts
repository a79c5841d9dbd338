import { expect, test } from 'vitest';
import { ApiError, unwrap } from './result.ts';

test('a success is unwrapped to its data', () => {
  expect(unwrap({ ok: true, data: [1] })).toEqual([1]);
});

test('a failure is unwrapped to an error that carries it', () => {
  const failure = { kind: 'malformed', httpStatus: 502 } as const;
  const unwrapping = () => unwrap({ ok: false, failure });
  expect(unwrapping).toThrow(ApiError);
  expect(unwrapping).toThrow(expect.objectContaining({ failure }));
});
