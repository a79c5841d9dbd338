import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatedPath, generateValidator } from '../../build/generate-validator.ts';
import { schemaOfRule } from '../compile/rule-schema.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import type { Problem, ValueRule } from '../fields/definition.ts';
import { anyDescriptorList, nastyText } from '../testing/arbitraries.ts';
import { isFilledIn, stripHidden } from '../visibility/visible-fields.ts';
import { checkRows } from './check-rows.ts';
import { validate } from './validate.ts';

const code = fc.oneof(fc.constantFrom('1', '2', '3'), nastyText);

const stringRule = fc.record<ValueRule>(
  {
    type: fc.constant('string'),
    isRequired: fc.boolean(),
    isDigits: fc.boolean(),
    maxLength: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    codes: fc.option(fc.uniqueArray(code, { minLength: 1, maxLength: 5 }), { nil: undefined }),
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

const PROBLEM_OF_KEYWORD: Readonly<Record<string, Problem>> = {
  required: 'required',
  type: 'wrongType',
  pattern: 'digitsOnly',
  maxLength: 'tooLong',
  enum: 'notInList',
  minimum: 'outOfRange',
  maximum: 'outOfRange',
};

/** The rules of all rows as one plain JSON Schema, read by ajv as anyone would: problems by row. */
function plainReading(
  given: readonly { rule: ValueRule; value: unknown }[],
): ReadonlyMap<number, readonly Problem[]> {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(given.map(({ rule }, at) => [`f${at}`, schemaOfRule(rule)])),
    required: given.flatMap(({ rule }, at) => (rule.isRequired ? [`f${at}`] : [])),
  };
  const data = Object.fromEntries(
    given.flatMap(({ value: answer }, at) => {
      const isMissing = answer === undefined || answer === null || answer === '';
      const isBlank = typeof answer === 'string' && !isFilledIn(answer);
      return isMissing || isBlank ? [] : [[`f${at}`, answer]];
    }),
  );
  const check = new Ajv({ allErrors: true, strict: false }).compile(schema);
  check(data);
  const found = new Map<number, Problem[]>();
  for (const { instancePath, params, keyword } of check.errors ?? []) {
    const key = (params['missingProperty'] as string | undefined) ?? instancePath.slice(1);
    const row = Number(key.slice(1));
    found.set(row, [...(found.get(row) ?? []), PROBLEM_OF_KEYWORD[keyword]!]);
  }
  return found;
}

describe('the compiled validator', () => {
  test('agrees with a plain ajv reading of the same rules', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const found = checkRows(given);
        const plain = plainReading(given);
        expect(new Set(found.keys())).toEqual(new Set(plain.keys()));
        for (const [row, problem] of found) expect(plain.get(row)).toContain(problem);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  test('finds problems in the order of the rows', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const found = [...checkRows(given).keys()];
        expect(found).toEqual(found.toSorted((first, second) => first - second));
      }),
    );
  });

  test('is as its schema says: `pnpm --filter @kosha/form-engine run validator:build`', async () => {
    expect(await readFile(generatedPath, 'utf8')).toBe(await generateValidator());
  }, 30_000);

  test('evaluates no code and imports nothing', async () => {
    const source = await readFile(generatedPath, 'utf8');
    expect(source).not.toMatch(/new Function|\beval\(|^import |from '/m);
  });
});

describe('validate', () => {
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
