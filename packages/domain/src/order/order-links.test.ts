import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditRefreshTarget, homeOrderLink, orderListLink } from './order-links.ts';
import { allOrderStates, orderStateRow } from './order-states.ts';

describe('a row in the order list', () => {
  it.each(allOrderStates)(
    'in state %s has the link of its state, as a number and as a string',
    (state) => {
      const { listLink } = orderStateRow(state);
      expect(orderListLink(state)).toBe(listLink);
      expect(orderListLink(Number(state), 0)).toBe(listLink);
      expect(orderListLink(state, null)).toBe(listLink);
    },
  );

  it.each([3, '3'])(
    'with extensionState %j links to the detail, except in the states of audit and confirm',
    (extension) => {
      for (const state of allOrderStates) {
        const isBefore = state === '1' || state === '2';
        expect(orderListLink(state, extension)).toBe(isBefore ? orderListLink(state) : 'detail');
      }
    },
  );

  it('has no link in an unknown state (D19)', () => {
    expect([orderListLink('99'), orderListLink('99', 3)]).toEqual([null, null]);
  });
});

describe('an in-progress order on Home', () => {
  it('links to the list unless its state has its own screen', () => {
    const withScreen = allOrderStates.filter((state) => homeOrderLink(state) !== 'orders');
    expect(withScreen).toEqual(['1', '2', '6', '8']);
    for (const state of withScreen) expect(homeOrderLink(state)).toBe(orderListLink(state));
    expect([homeOrderLink('99'), homeOrderLink(undefined)]).toEqual(['orders', 'orders']);
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
    ['99', 'orders', 'orders'],
    ['soon', 'stay', 'stay'],
    [undefined, 'stay', 'stay'],
  ])('in state %s redirects to %s, on the native page to %s', (state, web, native) => {
    expect(auditRefreshTarget(state, 'web')).toBe(web);
    expect(auditRefreshTarget(state, 'native')).toBe(native);
  });
});

describe('all link functions', () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true });

  it('never throw, whatever the server sends', () => {
    fc.assert(
      fc.property(anything, anything, (state, extensionState) => {
        orderListLink(state, extensionState);
        homeOrderLink(state);
        auditRefreshTarget(state, 'native');
      }),
    );
  });
});
