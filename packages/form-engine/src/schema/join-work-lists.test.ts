import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { descriptor } from '../testing/fields.ts';
import { joinWorkLists } from './join-work-lists.ts';
import { parseFields } from './parse-fields.ts';

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
  ])('results in no fields for %s and reports it', (_, page, problems) => {
    const parsed = parseFields(joinWorkLists(page));
    expect(parsed.form.fields).toEqual([]);
    expect(parsed.issues.map(({ code }) => code)).toEqual(Array(problems).fill('notAnObject'));
  });

  test('sets `canHidden` by the list, whatever the field has', () => {
    const page = {
      cannotHidden: [descriptor({ value: 'a', canHidden: 1 })],
      canHidden: [descriptor({ value: 'b', canHidden: 0 })],
    };
    expect(joinWorkLists(page).map(({ canHidden }) => canHidden)).toEqual([0, 1]);
  });

  test('tolerates any page and any lists', () => {
    fc.assert(
      fc.property(fc.anything(), anyDescriptorList, anyDescriptorList, (page, some, others) => {
        expect(joinWorkLists(page)).toBeInstanceOf(Array);
        const joined = joinWorkLists({ cannotHidden: some, canHidden: others });
        expect(() => parseFields(joined)).not.toThrow();
      }),
    );
  });
});
