import { ApiError, type ApiFailure } from '@kosha/api-client';
import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const isRetried = (failure: ApiFailure, failureCount = 0) => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  return typeof retry === 'function' && retry(failureCount, new ApiError(failure));
};

it('asks again by itself, twice, where the connection or the answer broke', () => {
  expect(isRetried({ kind: 'network' })).toBe(true);
  expect(isRetried({ kind: 'malformed', httpStatus: 502 })).toBe(true);
  expect(isRetried({ kind: 'network' }, 2)).toBe(false);
});

it('makes nobody wait through a second deadline, nor asks again what was refused', () => {
  expect(isRetried({ kind: 'timeout' })).toBe(false);
  expect(isRetried({ kind: 'sessionLost', message: '' })).toBe(false);
});
