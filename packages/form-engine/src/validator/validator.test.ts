import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatedValidatorPath, generateValidator } from '../../build/generate-validator.ts';
import { parseFields } from '../schema/parse-fields.ts';
import type { ValueRule } from '../model/field-type.ts';
import type { ErrorType } from '../model/error-type.ts';
import { descriptor } from '../testing/fields.ts';
import type { Choice } from '../model/field-facts.ts';
import { anyDescriptorList, nastyText } from '../testing/arbitraries.ts';
import { stripHidden } from '../model/visibility.ts';
import { checkValue } from './validate.ts';
import { checkField, validateForm } from './validate.ts';

const text: ValueRule = { type: 'string', isRequired: true };
const digits: ValueRule = { ...text, isDigits: true, maxLength: 3 };
const choice: ValueRule = { ...text, codes: ['1', '2'] };
const day: ValueRule = { type: 'integer', isRequired: true, minimum: 1, maximum: 31 };

describe('the compiled validator', () => {
  test.each<[ValueRule, unknown, ErrorType | undefined]>([
    [text, undefined, 'required'],
    [text, '  ', 'required'],
    [text, null, 'required'],
    [{ ...text, isRequired: false }, '  ', undefined],
    [text, 7, 'wrongType'],
    [{ ...text, maxLength: 3 }, 'four', 'tooLong'],
    [{ ...text, maxLength: 3 }, '😀😀😀', undefined],
    [digits, 'abcd', 'digitsOnly'],
    [digits, '1234', 'tooLong'],
    [digits, '123', undefined],
    [choice, '3', 'notInList'],
    [choice, 1, 'notInList'],
    [choice, '1', undefined],
    [day, 0, 'outOfRange'],
    [day, 32, 'outOfRange'],
    [day, 1.5, 'wrongType'],
    [day, '1', 'wrongType'],
    [day, 31, undefined],
  ])('for the rule %j and the value %j reports the first error %s', (rule, value, problem) => {
    expect(checkValue(rule, value)).toBe(problem);
  });

  test('is up to date with its schema; if not: `pnpm --filter @kosha/form-engine run validator:build`', async () => {
    expect(await readFile(generatedValidatorPath, 'utf8')).toBe(await generateValidator());
  });

  test('evaluates no code and imports nothing', async () => {
    const source = await readFile(generatedValidatorPath, 'utf8');
    expect(source).not.toMatch(/new Function|\beval\(|^import |from '/m);
  });
});

describe('validate', () => {
  test('reports notLoaded for a choice until its list is loaded, even if it is invalid', () => {
    const [field] = parseFields([descriptor({})]).form.fields;
    const definition = { ...field!.definition, source: 'banks', check: () => 'notInList' as const };
    const problemWith = (choices?: readonly Choice[]) =>
      checkField({ ...field!, definition }, 'SBI', choices);
    expect([problemWith(), problemWith([])]).toEqual(['notLoaded', 'notInList']);
  });

  test('returns errors in field order, at most one per field', () => {
    fc.assert(
      fc.property(anyDescriptorList, fc.array(fc.anything()), (list, values) => {
        const { form } = parseFields(list);
        const named = form.fields.map(({ name }, at) => [name, values[at]]);
        const found = validateForm(form, Object.fromEntries(named)).map(({ field }) => field);
        expect(found).toEqual(form.fields.filter((field) => found.includes(field)));
      }),
    );
  });

  test('tolerates any JSON values', () => {
    const anyJson = fc.oneof(fc.jsonValue(), fc.constant({ fullName: { toString: 1 } }));
    fc.assert(
      fc.property(anyDescriptorList, anyJson, (list, values) => {
        const { form } = parseFields(list);
        expect(validateForm(form, values as never).length).toBeLessThanOrEqual(form.fields.length);
      }),
    );
  });

  test('tolerates any values and any descriptors', () => {
    fc.assert(
      fc.property(anyDescriptorList, fc.dictionary(nastyText, fc.anything()), (list, values) => {
        const { form } = parseFields(list);
        for (const { field } of validateForm(form, values))
          expect(form.fields).toContainEqual(field);
        const names = form.fields.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining(Object.keys(stripHidden(form, values))));
      }),
    );
  });
});
