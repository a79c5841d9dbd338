import { ApiError, type ApiFailure } from '@kosha/api-client';
import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const isRetried = (failure: ApiFailure, failureCount = 0) => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  return typeof retry === 'function' && retry(failureCount, new ApiError(failure));
};

it('retries twice after a network failure or a malformed response', () => {
  expect(isRetried({ kind: 'network' })).toBe(true);
  expect(isRetried({ kind: 'malformed', httpStatus: 502 })).toBe(true);
  expect(isRetried({ kind: 'network' }, 2)).toBe(false);
});

it('does not retry after a timeout or a lost session', () => {
  expect(isRetried({ kind: 'timeout' })).toBe(false);
  expect(isRetried({ kind: 'sessionLost', message: '' })).toBe(false);
});
