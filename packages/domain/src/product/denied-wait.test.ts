import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../dates/india-calendar.ts';
import {
  deniedWait,
  formatDeniedWait,
  formatReapplyTime,
  reapplyAtMs,
  parseDeniedWait,
} from './denied-wait.ts';

describe('the wait after a denial', () => {
  it('is parsed from the query parameters day and hour', () => {
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

  it('never ends before applying is possible, and at most an hour after', () => {
    fc.assert(
      fc.property(fc.nat(20 * dayMs), (leftMs) => {
        const { days, hours } = deniedWait(leftMs, 0);
        expect(hours).toBeLessThan(24);
        const tooLongMs = days * dayMs + hours * hourMs - leftMs;
        expect(tooLongMs).toBeGreaterThanOrEqual(0);
        expect(tooLongMs).toBeLessThan(hourMs);
      }),
    );
  });

  it('is rounded up to an hour until the end, and is zero afterwards', () => {
    expect(deniedWait(1000, 999)).toEqual({ days: 0, hours: 1 });
    expect(deniedWait(1000, 1000)).toEqual({ days: 0, hours: 0 });
    expect(deniedWait(1000, 2000)).toEqual({ days: 0, hours: 0 });
  });

  it('is formatted without parts that are zero', () => {
    const texts = [
      { days: 7, hours: 5 },
      { days: 15, hours: 0 },
      { days: 0, hours: 1 },
      { days: 0, hours: 0 },
    ].map((wait) => formatDeniedWait(wait));
    expect(texts).toEqual(['7 days 5 hours', '15 days', '1 hour', '']);
  });

  it('ends at the next full minute, so that borrowers do not return too early', () => {
    const at = (time: string) => formatReapplyTime(Date.parse(`2026-12-09T${time}+05:30`));
    expect(at('14:21:00')).toMatch(/^9 Dec 2026, 2:21\spm$/i);
    expect(at('14:21:01')).toMatch(/^9 Dec 2026, 2:22\spm$/i);
  });

  it('ends on the next day if the next full minute is midnight', () => {
    const minute = reapplyAtMs(Date.parse('2026-12-09T23:59:01+05:30'));
    expect(minute).toBe(Date.parse('2026-12-10T00:00:00+05:30'));
  });
});
