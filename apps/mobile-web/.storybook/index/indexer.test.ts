import { expect, it } from 'vitest';
import { shownName } from './indexer.ts';

it.each([
  ['ExpiredCode', 'Expired code'],
  ['PanMissing', 'PAN missing'],
  ['FeeBreakdownLargeText', 'Fee breakdown, large text'],
  ['SmallPhoneLargeText', 'Small phone, large text'],
  ['LargeText', 'Large text'],
  ['LargeTextAt320', 'Large text, 320 px'],
  ['At320', '320 px wide'],
])('%s is shown as %s', (exportName, name) => {
  expect(shownName({ exportName })).toBe(name);
});

it('marks a story whose response no real server sends', () => {
  expect(shownName({ exportName: 'FiveOrders', tags: ['odd'] })).toBe('Five orders (odd)');
});

it('keeps an explicit story name', () => {
  expect(shownName({ exportName: 'Overdue', name: 'Overdue, 3 days' })).toBe('Overdue, 3 days');
});
