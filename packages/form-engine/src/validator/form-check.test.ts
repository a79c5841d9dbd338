import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { englishTexts } from '../english-texts.ts';
import { createOptionsStore } from '../options/options-store.ts';
import { anyDescriptorList, nastyText } from '../testing/arbitraries.ts';
import { descriptor } from '../testing/descriptors.ts';
import { createFormCheck, textForValue } from './form-check.ts';

const answer = fc.oneof(nastyText, fc.constantFrom('3', 3, undefined, null, ''), fc.anything());

const checkOf = (list: unknown) => {
  const { form } = parseDescriptors(list);
  const options = createOptionsStore(() => undefined);
  return { form, options, check: createFormCheck(form, options, () => englishTexts) };
};

describe('the check of a form', () => {
  test('finds after many changes what a first check finds, and so does the check of one field', () => {
    const change = fc.tuple(fc.nat({ max: 12 }), answer);
    fc.assert(
      fc.property(anyDescriptorList, fc.array(change, { maxLength: 12 }), (list, changes) => {
        const { form, options, check } = checkOf(list);
        const data: Record<string, unknown> = {};
        for (const [place, value] of changes) {
          data[`f${place}`] = value;
          const found = check(data);
          expect(found).toEqual(checkOf(list).check(data));
          for (const { field, text } of found) {
            const alone = textForValue(field, data[field.key], data, options, englishTexts);
            expect(alone).toBe(text);
          }
        }
        expect(form.fields).toEqual(expect.arrayContaining(check(data).map(({ field }) => field)));
      }),
    );
  });

  test('keeps a problem as the same object until it changes', () => {
    const { check } = checkOf([
      descriptor({ lengthLimitMax: 3 }),
      descriptor({ value: 'second', key: 'Second' }),
    ]);
    const [missing, second] = check({});
    const [tooLong, stillSecond] = check({ f0: 'four' });
    expect(tooLong).not.toBe(missing);
    expect(stillSecond).toBe(second);
    expect(check({ f0: 'fifth' })[0]).toBe(tooLong);
  });
});
