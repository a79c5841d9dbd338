import { describe, expect, it } from 'vitest';
import { parseStepSearchParams } from './step-search-params.ts';

const read = (query: string) => parseStepSearchParams(new URLSearchParams(query));

describe('the query of a verification step', () => {
  it('contains the product and the step number', () => {
    expect(read('pid=3&step=2&as=5')).toEqual({ pid: '3', place: { step: 2, as: 5 } });
  });

  it.each([
    '',
    'step=2',
    'as=5',
    'step=0&as=5',
    'step=6&as=5',
    'step=1&as=6',
    'step=1e0&as=5',
    'step=-1&as=5',
    'step=1.5&as=5',
    'step=1&as=99999999999999999999',
    'step=%3Cscript%3E&as=5',
  ])('has no step number in %j', (query) => {
    expect(read(query).place).toBeNull();
  });

  it('ignores an invalid product', () => {
    expect(read('pid=..%2Flogin&step=1&as=5')).toEqual({ pid: null, place: { step: 1, as: 5 } });
  });
});
