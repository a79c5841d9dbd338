import { describe, expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { descriptor } from '../testing/fields.ts';
import { isConditionMet, type Condition } from './condition.ts';
import { visibleFields } from './visibility.ts';

const answers: Readonly<Record<string, unknown>> = {
  status: '3',
  count: 3,
  flag: true,
  day: '2026-01-10',
  several: ['1', '2'],
};
const check = (condition: Condition) => isConditionMet(condition, (name) => answers[name]);

describe('a condition', () => {
  test.each<[Condition, boolean]>([
    [{ field: 'status', equals: '3' }, true],
    [{ field: 'status', equals: 3 }, true],
    [{ field: 'count', in: ['1', '3'] }, true],
    [{ field: 'status', in: [] }, false],
    [{ field: 'status', equals: '4' }, false],
    [{ not: { field: 'status', equals: '4' } }, true],
    [{ not: { not: { field: 'count', equals: 3 } } }, true],
    [{ field: 'missing', equals: 'undefined' }, false],
    [{ field: 'flag', equals: 'true' }, false],
    [{ field: 'missing', empty: true }, true],
    [{ field: 'status', empty: true }, false],
    [{ field: 'count', moreThan: 2 }, true],
    [{ field: 'status', atLeast: '10' }, false],
    [{ field: 'status', lessThan: { field: 'count' } }, false],
    [{ field: 'status', atMost: { field: 'count' } }, true],
    [{ field: 'missing', lessThan: 5 }, false],
    [{ field: 'day', moreThan: '2026-01-09' }, true],
    [{ field: 'several', equals: 2 }, true],
    [{ field: 'several', in: ['3'] }, false],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ all: [{ field: 'count', equals: 3 }, { not: { field: 'status', equals: 3 } }] }, false],
    [
      {
        any: [
          { field: 'count', equals: 4 },
          { field: 'status', equals: 3 },
        ],
      },
      true,
    ],
  ])('%j evaluates to %s', (condition, result) => {
    expect(check(condition)).toBe(result);
  });
});

describe('fields with conditions', () => {
  const shown = (rules: Record<string, Condition>, values: Record<string, unknown>) => {
    const list = ['one', 'two', 'three'].map((value) => descriptor({ value }));
    const visibility = ({ name }: { name: string }) =>
      rules[name] && { showWhen: rules[name], isOptional: false };
    const { form } = parseFields(list, { ...defaultConfig, visibility });
    return visibleFields(form, values).map(({ name }) => name);
  };
  const after = (field: string): Condition => ({ field, equals: 'x' });

  test('are visible only while their condition holds', () => {
    expect(shown({ two: after('one') }, { one: 'x' })).toEqual(['one', 'two', 'three']);
    expect(shown({ two: after('one') }, { one: 'y' })).toEqual(['one', 'three']);
  });

  test('treat the answer of a hidden field as empty', () => {
    const rules = { two: after('one'), three: after('two') };
    expect(shown(rules, { one: 'x', two: 'x' })).toEqual(['one', 'two', 'three']);
    expect(shown(rules, { one: 'y', two: 'x' })).toEqual(['one']);
  });

  test('are hidden if they depend on each other in a cycle', () => {
    const rules = { two: after('three'), three: after('two') };
    expect(shown(rules, { two: 'x', three: 'x' })).toEqual(['one']);
  });
});
