import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { createOptionsStore } from '../options/options-store.ts';
import { anyDescriptorList, nastyText } from '../testing/arbitraries.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { withRows } from '../model/rows.ts';
import type { FormConfig } from '../model/config.ts';
import { extendedConfig } from '../extended-fields/extended-config.ts';
import { descriptor } from '../testing/fields.ts';
import { extendedDescriptor, anyExtendedDescriptorList } from '../testing/extended.ts';
import { createFormCheck, errorTextForValue } from './form-check.ts';

const answer = fc.oneof(nastyText, fc.constantFrom('3', 3, undefined, null, ''), fc.anything());

const configWithExtension = extendedConfig();

const checkOf = (list: unknown, config: FormConfig = defaultConfig) => {
  const { form } = parseFields(list, config);
  const options = createOptionsStore(() => undefined);
  return { form, options, check: createFormCheck(form, options, () => englishMessages) };
};

describe('the check of a form', () => {
  test.each([
    ['any list', anyDescriptorList, defaultConfig],
    ['lists with conditions and groups', anyExtendedDescriptorList, configWithExtension],
  ])(
    'of %s finds the same errors after many changes as a new check, also field by field',
    (_, lists: fc.Arbitrary<unknown>, config) => {
      const change = fc.tuple(fc.nat({ max: 12 }), answer);
      fc.assert(
        fc.property(lists, fc.array(change, { maxLength: 12 }), (list, changes) => {
          const { form, options, check } = checkOf(list, config);
          const data: Record<string, unknown> = {};
          for (const [place, value] of changes) {
            data[`f${place}`] = value;
            const found = check(data);
            const messages = (all: typeof found) =>
              all.map(({ field, text }) => `${field.name} ${text}`);
            expect(messages(found)).toEqual(messages(checkOf(list, config).check(data)));
            for (const { field, text } of found) {
              const singleFieldText = errorTextForValue(
                field,
                data[field.key],
                data,
                options,
                englishMessages,
              );
              expect(singleFieldText).toBe(text);
            }
          }
          const keys = withRows(form.fields, ({ key }) => data[key]).map(({ key }) => key);
          expect(keys).toEqual(expect.arrayContaining(check(data).map(({ field }) => field.key)));
        }),
      );
    },
  );

  test('does not require a field while another answer makes it optional', () => {
    const either = (value: string, other: string) =>
      extendedDescriptor({ value, checkReq: 0, requiredIf: { field: other, empty: true } });
    const { check } = checkOf(
      [either('phone', 'email'), either('email', 'phone')],
      configWithExtension,
    );
    expect(check({})).toHaveLength(2);
    expect(check({ f0: '98' })).toEqual([]);
    expect(check({})).toHaveLength(2);
  });

  test('returns the same error object until the error changes', () => {
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
