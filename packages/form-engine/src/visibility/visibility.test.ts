import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { descriptor, workPage } from '../testing/descriptors.ts';
import { joinWorkLists } from './join-work-lists.ts';
import { stripHidden, visibleFields } from './visible-fields.ts';

const { form } = parseDescriptors(joinWorkLists(workPage));
const names = (values: Record<string, unknown>) => visibleFields(form, values).map((f) => f.name);

describe('fields that may be hidden (§4)', () => {
  test.each([undefined, '', '1', '2', 'constructor'])('are hidden at work status %s', (status) => {
    expect(names({ workStatus: status })).toEqual(['workStatus', 'monthlyIncome']);
  });

  test.each(['3', 3])('are shown and optional at work status %s', (workStatus) => {
    const hideable = visibleFields(form, { workStatus }).filter((field) => field.isHideable);
    expect(hideable.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['companyName', false],
      ['payDay', false],
    ]);
  });

  test('are not sent while they are hidden, nor is what is blank', () => {
    const values = { workStatus: '1', monthlyIncome: ' ', companyName: 'Kosha', payDay: 7 };
    expect(stripHidden(form, values)).toEqual({ workStatus: '1' });
    expect(stripHidden(form, { ...values, workStatus: '3' })).toEqual({
      workStatus: '3',
      companyName: 'Kosha',
      payDay: 7,
    });
  });

  test('never hide the work status itself', () => {
    const page = { cannotHidden: [], canHidden: [descriptor({ value: 'workStatus' })] };
    const parsed = parseDescriptors(joinWorkLists(page));
    expect(visibleFields(parsed.form, {})).toHaveLength(1);
  });
});

describe('joinWorkLists', () => {
  test.each<[what: string, page: unknown, problems: number]>([
    ['nothing', undefined, 1],
    ['null', null, 1],
    ['a text', 'x', 1],
    ['one list', [descriptor()], 1],
    ['no lists', {}, 2],
    ['null for both lists', { cannotHidden: null, canHidden: null }, 2],
    ['a text for a list', { cannotHidden: 'x', canHidden: [] }, 1],
    ['a field for a list', { cannotHidden: [], canHidden: descriptor() }, 1],
    ['empty lists', { cannotHidden: [], canHidden: [] }, 0],
  ])('%s is reported, and is no field', (_, page, problems) => {
    const parsed = parseDescriptors(joinWorkLists(page));
    expect(parsed.form.fields).toEqual([]);
    expect(parsed.drift.map(({ problem }) => problem)).toEqual(Array(problems).fill('notAnObject'));
  });

  test('lets the list decide, whatever the field says of itself', () => {
    const page = {
      cannotHidden: [descriptor({ value: 'a', canHidden: 1 })],
      canHidden: [descriptor({ value: 'b', canHidden: 0 })],
    };
    expect(joinWorkLists(page).map(({ canHidden }) => canHidden)).toEqual([0, 1]);
  });

  test('survives anything in place of the page and its lists', () => {
    fc.assert(
      fc.property(fc.anything(), anyDescriptorList, anyDescriptorList, (page, some, others) => {
        expect(joinWorkLists(page)).toBeInstanceOf(Array);
        const joined = joinWorkLists({ cannotHidden: some, canHidden: others });
        expect(() => parseDescriptors(joined)).not.toThrow();
      }),
    );
  });
});
