import { describe, expect, test } from 'vitest';
import { joinWorkLists } from '../schema/join-work-lists.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { descriptor, workInfoPage } from '../testing/fields.ts';
import { stripHidden, visibleFields } from './visibility.ts';

const { form } = parseFields(joinWorkLists(workInfoPage));
const names = (values: Record<string, unknown>) => visibleFields(form, values).map((f) => f.name);

describe('hideable fields (§4)', () => {
  test.each([undefined, '', '1', '2', 'constructor'])('are hidden at work status %s', (status) => {
    expect(names({ workStatus: status })).toEqual(['workStatus', 'monthlyIncome']);
  });

  test.each(['3', 3])('are visible and optional at work status %s', (workStatus) => {
    const hideable = visibleFields(form, { workStatus }).filter((field) => field.showWhen);
    expect(hideable.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['companyName', false],
      ['payDay', false],
    ]);
  });

  test('are not sent while they are hidden or blank', () => {
    const values = { workStatus: '1', monthlyIncome: ' ', companyName: 'Kosha', payDay: 7 };
    expect(stripHidden(form, values)).toEqual({ workStatus: '1' });
    expect(stripHidden(form, { ...values, workStatus: '3' })).toEqual({
      workStatus: '3',
      companyName: 'Kosha',
      payDay: 7,
    });
  });

  test('do not include the work status itself', () => {
    const page = { cannotHidden: [], canHidden: [descriptor({ value: 'workStatus' })] };
    const parsed = parseFields(joinWorkLists(page));
    expect(visibleFields(parsed.form, {})).toHaveLength(1);
  });
});
