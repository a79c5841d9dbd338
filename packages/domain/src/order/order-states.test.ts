import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  orderStates,
  type OrderAction,
  type OrderState,
  allOrderStates,
  isOrderActionAllowed,
  canTransition,
  describeOrderState,
  isBeforePayout,
  isTerminalOrderState,
  isWaitingForLender,
  orderStateRow,
  parseOrderState,
  blockReasonOf,
} from './order-states.ts';

/** An order never returns to an earlier phase. */
const phases: readonly (readonly OrderState[])[] = [
  ['1'],
  ['10'],
  ['2', '3'],
  ['4', '9'],
  ['5', '6', '8', '11'],
  ['7'],
];
const phaseOf = (state: OrderState) => phases.findIndex((phase) => phase.includes(state));

const before = (state: OrderState) =>
  allOrderStates.filter((from) => canTransition(from, state)).toSorted();

describe('order states', () => {
  it('are the eleven states of the contract', () => {
    expect(allOrderStates).toEqual(Array.from({ length: 11 }, (_, index) => String(index + 1)));
  });

  it('are the same as a number and as a string, each with its own label', () => {
    const views = allOrderStates.map((state) => describeOrderState(state));
    expect(allOrderStates.map((state) => describeOrderState(Number(state)))).toEqual(views);
    expect(views.filter(({ isDrift }) => isDrift)).toEqual([]);
    expect(new Set(views.map(({ label }) => label)).size).toBe(allOrderStates.length);
  });

  it('have the names and the tag classes of §4', () => {
    const table = allOrderStates.map((state) => {
      const { label, tag } = describeOrderState(state);
      return [state, label, tag];
    });
    expect(table.filter(([state]) => state !== '10')).toEqual([
      ['1', 'Auditing', 'valid'],
      ['2', 'Pass', 'valid'],
      ['3', 'Denied', 'invalid'],
      ['4', 'Lending', 'invalid'],
      ['5', 'Failed', 'invalid'],
      ['6', 'Loaned', 'valid'],
      ['7', 'Settled', 'invalid'],
      ['8', 'Overdued', 'valid'],
      ['9', 'Closed', 'invalid'],
      ['11', 'Extension', 'valid'],
    ]);
  });

  it('have no transition to an earlier phase', () => {
    expect(phases.flat().toSorted()).toEqual(allOrderStates.toSorted());
    for (const from of allOrderStates) {
      for (const to of orderStateRow(from).next) {
        expect(phaseOf(to), `${from} to ${to}`).toBeGreaterThanOrEqual(phaseOf(from));
      }
    }
  });

  it('can only be reached from the states before them', () => {
    expect(before('3')).toEqual(before('2'));
    expect(before('5')).toEqual(['4']);
    expect(before('7')).toEqual(['11', '6', '8']);
    expect(before('9')).toEqual(['1', '10', '2']);
    expect(canTransition('8', '6')).toBe(false);
    expect(canTransition('5', '6')).toBe(false);
  });

  it('change without an action of the borrower while the lender audits or pays out', () => {
    expect(allOrderStates.filter(isWaitingForLender)).toEqual(['1', '4', '10']);
    expect(isWaitingForLender('99')).toBe(false);
  });

  it('from the audit to the transfer are before the payout', () => {
    expect(allOrderStates.filter(isBeforePayout)).toEqual(['1', '2', '4', '10']);
    expect(isBeforePayout('99')).toBe(false);
  });

  it('have no transition to themselves', () => {
    expect(allOrderStates.filter((state) => canTransition(state, state))).toEqual([]);
  });

  it('can all be reached from the audit', () => {
    const reached = new Set<OrderState>(['1']);
    for (const state of reached) orderStateRow(state).next.forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...allOrderStates].sort());
  });

  it('can all reach a final state', () => {
    const canEnd = new Set<OrderState>(allOrderStates.filter(isTerminalOrderState));
    const predecessors = () =>
      allOrderStates
        .filter((state) => !canEnd.has(state))
        .filter((state) => orderStateRow(state).next.some((next) => canEnd.has(next)));
    for (let found = predecessors(); found.length > 0; found = predecessors())
      found.forEach((s) => canEnd.add(s));
    expect(canEnd.size).toBe(allOrderStates.length);
  });

  it('Denied, Failed, Settled and Closed are final and allow no action', () => {
    expect(allOrderStates.filter(isTerminalOrderState)).toEqual(['3', '5', '7', '9']);
    for (const state of ['3', '5', '7', '9'] as const) {
      expect(orderStateRow(state).actions).toEqual([]);
      expect(orderStateRow(state).block).toBe('ended');
    }
  });
});

describe('an order on any path through the states', () => {
  const walk = fc
    .array(fc.nat(1_000), { maxLength: 40 })
    .map((picks) => picks.reduce<readonly OrderState[]>(stepOn, ['1']));

  function stepOn(path: readonly OrderState[], pick: number): readonly OrderState[] {
    const { next } = orderStateRow(path.at(-1)!);
    return next.length === 0 ? path : [...path, next[pick % next.length]!];
  }

  it('is paid out before anything is repaid, extended or overdue', () => {
    fc.assert(
      fc.property(walk, (path) => {
        const repayingAt = path.findIndex((state) => ['7', '8', '11'].includes(state));
        if (repayingAt >= 0) expect(path.slice(0, repayingAt)).toContain('6');
      }),
    );
  });

  it('never returns to the audit after the payout has started', () => {
    fc.assert(
      fc.property(walk, (path) => {
        const lendingAt = path.indexOf('4');
        const after = lendingAt < 0 ? [] : path.slice(lendingAt + 1);
        expect(after.filter((state) => ['1', '2', '3', '4', '9', '10'].includes(state))).toEqual(
          [],
        );
      }),
    );
  });
});

describe('an action', () => {
  it.each([
    ['refreshAudit', ['1', '10']],
    ['confirmLoan', ['2']],
    ['repay', ['6', '8', '11']],
    ['extend', ['6', '8', '11']],
    ['abandonExtension', ['6', '8', '11']],
    ['setNextLoan', ['6', '8', '11']],
  ] as const satisfies readonly (readonly [OrderAction, readonly OrderState[]])[])(
    '%s is possible only in the states %j, and every other state has a reason',
    (action, open) => {
      expect(allOrderStates.filter((state) => isOrderActionAllowed(action, state)).sort()).toEqual(
        [...open].sort(),
      );
      for (const state of allOrderStates) {
        const expected = isOrderActionAllowed(action, state) ? null : orderStates[state].block;
        expect(blockReasonOf(action, state)).toBe(expected);
      }
    },
  );

  it('is never possible in an unknown state', () => {
    expect(blockReasonOf('repay', '99')).toBe('unknownState');
  });
});

describe('an unknown state', () => {
  it.each([
    ['99', '99'],
    [0, '0'],
    ['', '?'],
    [null, '?'],
    [undefined, '?'],
    [{}, '?'],
    ['toString', 'toString'],
    ['06', '06'],
  ])('%j is shown as %s, neutral, and reported as drift', (raw, label) => {
    expect(describeOrderState(raw)).toEqual({ label, tag: 'neutral', isDrift: true });
  });

  it('has no whitespace around it', () => {
    expect(parseOrderState(' 7 ')).toEqual({ isKnown: true, state: '7' });
    expect(parseOrderState('\n99 ')).toEqual({ isKnown: false, unknown: '99' });
  });

  it('never makes a function throw, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (raw) => {
        const parsed = parseOrderState(raw);
        expect(parsed.isKnown).toBe(!describeOrderState(raw).isDrift);
      }),
    );
  });
});
