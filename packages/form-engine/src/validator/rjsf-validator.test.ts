import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { createOptionsStore } from '../options/options-store.ts';
import { anyDescriptorList } from '../testing/arbitraries.ts';
import { englishMessages } from '../english-messages.ts';
import { createFormCheck } from './form-check.ts';
import { formSchema } from './form-schema.ts';
import { createRjsfValidator } from './rjsf-validator.ts';

describe("rjsf's validator", () => {
  test('returns the same result as rjsf for the errors of a compiled validator', () => {
    const store = createOptionsStore(() => undefined);
    fc.assert(
      fc.property(anyDescriptorList, fc.array(fc.anything()), (list, values) => {
        const { form } = parseFields(list);
        const data = Object.fromEntries(form.fields.map(({ key }, at) => [key, values[at]]));
        const check = createFormCheck(form, store, () => englishMessages);
        const validator = createRjsfValidator(check);
        const raw = validator.rawValidation(formSchema, data) as never;
        const expected = processRawValidationErrors(validator, raw, data, formSchema);
        expect(validator.validateFormData(data, formSchema)).toEqual(expected);
      }),
      {
        examples: [
          [[{ value: '! ' }], [[]]],
          [
            [
              { value: '!', dataType: 4 },
              { value: '"', dataType: 5 },
            ],
            [{ toString: '' }],
          ],
        ],
      },
    );
  });
});
