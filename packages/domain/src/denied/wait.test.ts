import { describe, expect, it } from 'vitest';
import { parseDeniedWait } from './wait.ts';

describe('the wait after a denial', () => {
  it('is read from day and hour', () => {
    expect(parseDeniedWait('15', '0')).toEqual({ days: 15, hours: 0 });
  });

  it.each([
    [null, '1'],
    ['1', undefined],
    ['', '1'],
    ['-1', '1'],
    ['1.5', '1'],
    ['1e3', '1'],
    ['one', '1'],
    ['1', '99999999999999999999'],
  ])('is unknown for day %j and hour %j', (day, hour) => {
    expect(parseDeniedWait(day, hour)).toBeNull();
  });
});
