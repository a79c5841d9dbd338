import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinWorkLists } from '../descriptor/join-work-lists.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { englishTexts } from '../english-texts.ts';
import { visibleFields } from '../model/visibility.ts';
import { contractDescriptors } from '../testing/arbitraries.ts';
import { workPage } from '../testing/descriptors.ts';
import { possibleErrors } from './possible-errors.ts';
import { sampleValues } from './sample-values.ts';
import { validate } from './validate.ts';

const choices = [{ value: '3', label: 'Three' }];
const choicesIn = () => choices;

test('the values of any form are right, and those for a possible error lead to it alone', () => {
  fc.assert(
    fc.property(contractDescriptors, (list) => {
      const { form } = parseDescriptors(list);
      expect(validate(form, sampleValues(form, choicesIn), choicesIn)).toEqual([]);
      for (const { field, problem } of possibleErrors(form, englishTexts)) {
        const values = sampleValues(form, choicesIn, [{ field, problem }]);
        const choicesOf = problem === 'notLoaded' ? () => undefined : choicesIn;
        const found = validate(form, values, choicesOf);
        expect(
          found.filter((one) => one.problem === problem || one.field !== field),
        ).toContainEqual({ field, problem });
        if (problem !== 'notLoaded') expect(found).toHaveLength(1);
      }
    }),
    { numRuns: 200 },
  );
});

test('a field that only one answer shows is shown (§4)', () => {
  const { form } = parseDescriptors(joinWorkLists(workPage));
  const values = sampleValues(form, choicesIn);
  expect(values).toEqual({
    workStatus: '3',
    monthlyIncome: '9876543',
    companyName: 'Sample',
    payDay: 1,
  });
  expect(visibleFields(form, values)).toHaveLength(4);
});
