import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinWorkLists } from '../schema/join-work-lists.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { visibleFields } from '../model/visibility.ts';
import { anyContractDescriptorList } from '../testing/arbitraries.ts';
import { workInfoPage } from '../testing/fields.ts';
import { possibleErrors } from './possible-errors.ts';
import { sampleValues } from './sample-values.ts';
import { validateForm } from './validate.ts';

const choices = [{ value: '3', label: 'Three' }];
const choicesIn = () => choices;

test('sample values are valid, and sample values for an error cause only that error', () => {
  fc.assert(
    fc.property(anyContractDescriptorList, (list) => {
      const { form } = parseFields(list);
      expect(validateForm(form, sampleValues(form, choicesIn), choicesIn)).toEqual([]);
      for (const { field, type } of possibleErrors(form, englishMessages)) {
        const values = sampleValues(form, choicesIn, [{ field, type }]);
        const choicesOf = type === 'notLoaded' ? () => undefined : choicesIn;
        const found = validateForm(form, values, choicesOf);
        expect(found.filter((one) => one.type === type || one.field !== field)).toContainEqual({
          field,
          type,
        });
        if (type !== 'notLoaded') expect(found).toHaveLength(1);
      }
    }),
    { numRuns: 200 },
  );
});

test('sample values contain the one answer that makes a hidden field visible (§4)', () => {
  const { form } = parseFields(joinWorkLists(workInfoPage));
  const values = sampleValues(form, choicesIn);
  expect(values).toEqual({
    workStatus: '3',
    monthlyIncome: '9876543',
    companyName: 'Sample',
    payDay: 1,
  });
  expect(visibleFields(form, values)).toHaveLength(4);
});
