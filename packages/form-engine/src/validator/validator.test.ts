import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatedPath, generateValidator } from '../../build/generate-validator.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import type { ValueRule } from '../model/kind.ts';
import { anyDescriptorList, nastyText } from '../testing/arbitraries.ts';
import { stripHidden } from '../model/visibility.ts';
import { checkRows } from './check-rows.ts';
import { validate } from './validate.ts';

const code = fc.oneof(fc.constantFrom('1', '2', '3'), nastyText);

const stringRule = fc.record<ValueRule>(
  {
    type: fc.constant('string'),
    isRequired: fc.boolean(),
    isDigits: fc.boolean(),
    maxLength: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    codes: fc.option(fc.uniqueArray(code, { maxLength: 5 }), { nil: undefined }),
  },
  { requiredKeys: ['type', 'isRequired'] },
);

const integerRule = fc.record<ValueRule>(
  {
    type: fc.constant('integer'),
    isRequired: fc.boolean(),
    minimum: fc.integer({ min: -5, max: 5 }),
    maximum: fc.integer({ min: 5, max: 40 }),
  },
  { requiredKeys: ['type', 'isRequired'] },
);

const value = fc.oneof(
  code,
  fc.stringMatching(/^[0-9]{0,14}$/),
  fc.integer({ min: -10, max: 50 }),
  fc.constantFrom(undefined, null, '', '  ', 1.5, Number.NaN, true, [], {}),
);

const rows = fc.array(fc.record({ rule: fc.oneof(stringRule, integerRule), value }), {
  maxLength: 12,
});

describe('the compiled validator', () => {
  test('finds problems in the order of the rows', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const found = [...checkRows(given).keys()];
        expect(found).toEqual(found.toSorted((first, second) => first - second));
      }),
    );
  });

  test('is built from its schema; if not: `pnpm --filter @kosha/form-engine run validator:build`', async () => {
    expect(await readFile(generatedPath, 'utf8')).toBe(await generateValidator());
  });

  test('evaluates no code and imports nothing', async () => {
    const source = await readFile(generatedPath, 'utf8');
    expect(source).not.toMatch(/new Function|\beval\(|^import |from '/m);
  });
});

describe('validate', () => {
  test('never throws on anything that JSON can hold', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constant({ fullName: { toString: 1 } }));
    fc.assert(
      fc.property(anyDescriptorList, odd, (list, values) => {
        const { form } = parseDescriptors(list);
        expect(validate(form, values as never).length).toBeLessThanOrEqual(form.fields.length);
      }),
    );
  });

  test('reads any values against any descriptors', () => {
    fc.assert(
      fc.property(anyDescriptorList, fc.dictionary(nastyText, fc.anything()), (list, values) => {
        const { form } = parseDescriptors(list);
        for (const { field } of validate(form, values)) expect(form.fields).toContainEqual(field);
        const names = form.fields.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining(Object.keys(stripHidden(form, values))));
      }),
    );
  });
});
