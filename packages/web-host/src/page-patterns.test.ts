import { expect, it } from 'vitest';
import { pageUrlPattern, folderOfPage, pageAt } from './page-patterns.ts';

const pages = ['/', '/login', '/product/:pid', '/product/:pid/detail', '*'];

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/product/1', '/product/:pid'],
  ['/product/1/', '/product/:pid'],
  ['/product/1/detail', '/product/:pid/detail'],
  ['/product/:pid', '/product/:pid'],
  ['/product/1/denied', undefined],
  ['/product/1/detail/more', undefined],
  ['/product', undefined],
  ['/product/', undefined],
  ['/product//detail', undefined],
  ['/product/a.b', undefined],
  ['/product/%2e', undefined],
  ['/Product/1', undefined],
  ['/orders/1/detail', undefined],
])('the page at %s is %s', (address, page) => {
  expect(pageAt(pages, address)).toBe(page);
});

it('the folder of a pattern has no colon, which some file systems reject', () => {
  expect(folderOfPage('/product/:pid/detail')).toBe('/product/pid/detail');
});

it('a page without a pattern serves only its own path', () => {
  expect(pageUrlPattern('/agreement/loan')).toBe('/agreement/loan');
});
