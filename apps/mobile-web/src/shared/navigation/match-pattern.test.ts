import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { patterns } from '../paths.ts';
import { matchPattern } from './match-pattern.ts';

const addresses = [
  '/',
  '//',
  '/order',
  '/order/',
  '/ORDER',
  '//order',
  '/orders',
  '/order/1',
  '/product/7',
  '/product/7/',
  '/product//detail',
  '/product/7/detail',
  '/Product/aB%20c/Detail',
  '/orders/audit',
  '/orders/a-b.c/audit',
  '/schedule/%2F',
];

test('a pattern fits the addresses that it fits in the router, with the same parts', () => {
  for (const pattern of Object.values(patterns))
    for (const address of addresses) {
      const match = matchPath(pattern, address);
      const params =
        match &&
        Object.fromEntries(
          Object.entries(match.params).map(([name, part = '']) => [name, decodeURIComponent(part)]),
        );
      expect([pattern, address, matchPattern(pattern, address)]).toEqual([
        pattern,
        address,
        params ?? undefined,
      ]);
    }
});

test('what is no encoded text stays as it is', () => {
  expect(matchPattern(patterns.product, '/product/%E0%A4%A')).toEqual({ pid: '%E0%A4%A' });
});
