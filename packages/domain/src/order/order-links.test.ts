import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditRefreshTarget, homeOrderLink, orderLink } from './order-links.ts';

describe('a row of the order list', () => {
  it.each([
    ['1', 'audit', 'audit'],
    ['2', 'confirm', 'confirm'],
    ['3', null, 'detail'],
    ['4', null, 'detail'],
    ['5', null, 'detail'],
    ['6', 'detail', 'detail'],
    ['7', null, 'detail'],
    ['8', 'detail', 'detail'],
    ['9', null, 'detail'],
    ['10', null, 'detail'],
    ['11', 'extension', 'detail'],
    ['12', null, null],
  ])('in state %s leads to %s, with extensionState 3 to %s', (state, plain, extended) => {
    expect(orderLink(state)).toBe(plain);
    expect(orderLink(Number(state), 0)).toBe(plain);
    expect(orderLink(state, null)).toBe(plain);
    expect(orderLink(state, 3)).toBe(extended);
    expect(orderLink(state, '3')).toBe(extended);
  });
});

describe('an in-progress order on Home', () => {
  it.each([
    ['1', 'audit'],
    ['2', 'confirm'],
    ['3', 'orders'],
    ['4', 'orders'],
    ['5', 'orders'],
    ['6', 'detail'],
    ['7', 'orders'],
    ['8', 'detail'],
    ['9', 'orders'],
    ['10', 'orders'],
    ['11', 'orders'],
    ['12', 'orders'],
    [undefined, 'orders'],
  ])('in state %s leads to %s', (state, link) => {
    expect(homeOrderLink(state)).toBe(link);
  });
});

describe('refreshing an audit', () => {
  it.each([
    ['1', 'stay', 'stay'],
    ['2', 'confirm', 'confirm'],
    ['3', 'stay', 'stay'],
    ['4', 'orders', 'orders'],
    ['9', 'orders', 'orders'],
    ['10', 'orders', 'finish'],
    [10, 'orders', 'finish'],
    ['11', 'orders', 'orders'],
    ['12', 'orders', 'orders'],
    ['soon', 'stay', 'stay'],
    [undefined, 'stay', 'stay'],
  ])('in state %s leads to %s, on the native page to %s', (state, web, native) => {
    expect(auditRefreshTarget(state, 'web')).toBe(web);
    expect(auditRefreshTarget(state, 'native')).toBe(native);
  });
});

describe('links', () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true });

  it('never crash whatever the wire sends', () => {
    fc.assert(
      fc.property(anything, anything, (state, extensionState) => {
        orderLink(state, extensionState);
        homeOrderLink(state);
        auditRefreshTarget(state, 'native');
      }),
    );
  });
});
