import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { computedChanges } from '../model/computed.ts';
import { stripHidden, visibleFields } from '../model/visibility.ts';
import { anyDescriptorList, anyContractDescriptorList } from '../testing/arbitraries.ts';
import { descriptor } from '../testing/fields.ts';
import { extendedDescriptor, anyExtendedDescriptorList } from '../testing/extended.ts';
import { possibleErrors } from '../validator/possible-errors.ts';
import { sampleValues } from '../validator/sample-values.ts';
import { validateForm } from '../validator/validate.ts';
import { extendedConfig } from './extended-config.ts';

const config = extendedConfig();
const read = (...list: readonly unknown[]) => parseFields(list, config);
const namesOf = (form: ReturnType<typeof read>['form'], values: Record<string, unknown>) =>
  visibleFields(form, values).map(({ name }) => name);

const plainFacts = (list: unknown, withMore: boolean) =>
  (withMore ? parseFields(list, config) : parseFields(list)).form.fields.map(
    ({ name, type, label, isRequired, isReadOnly, showWhen, choices, maxLength }) => [
      name,
      type,
      label,
      isRequired,
      isReadOnly,
      showWhen,
      choices,
      maxLength,
    ],
  );

test('a list without extended properties is parsed the same with and without the extension', () => {
  fc.assert(
    fc.property(anyContractDescriptorList, (list) => {
      expect(plainFacts(list, true)).toEqual(plainFacts(list, false));
      expect(parseFields(list, config).issues).toEqual(parseFields(list).issues);
    }),
  );
});

test('an engine without the extension reports each extended property and shows the field', () => {
  const shownIf = { field: 'x', equals: 1 };
  const list = [extendedDescriptor({ min: 1, shownIf, page: 'One' })];
  const { form, issues } = parseFields(list);
  expect(form.fields).toHaveLength(1);
  expect(visibleFields(form, {})).toHaveLength(1);
  expect(issues.map(({ path }) => path)).toEqual(['[0].min', '[0].shownIf', '[0].page']);
  expect(parseFields(list, config).issues.map(({ path }) => path)).toEqual(['[0]']);
});

test('any value of an extended property is read or reported, without an exception', () => {
  fc.assert(
    fc.property(anyExtendedDescriptorList, (list) => {
      const { form, issues } = parseFields(list, config);
      const values = sampleValues(form, () => []);
      stripHidden(form, values);
      validateForm(form, values);
      possibleErrors(form, englishMessages);
      computedChanges(form.fields, { f0: '1', f1: 'x' });
      for (const { received } of issues) expect(received.length).toBeLessThanOrEqual(61);
    }),
  );
  fc.assert(
    fc.property(anyDescriptorList, (list) => {
      expect(() => parseFields(list, config)).not.toThrow();
    }),
  );
});

describe('a field with extended properties', () => {
  test('is visible, required and read-only by its conditions', () => {
    const { form, issues } = read(
      extendedDescriptor({ value: 'married', checkReq: 0 }),
      extendedDescriptor({ value: 'income', checkReq: 0 }),
      extendedDescriptor({ value: 'spouse', shownIf: { field: 'married', equals: 'yes' } }),
      extendedDescriptor({
        value: 'pan',
        checkReq: 0,
        requiredIf: {
          any: [
            { field: 'income', atLeast: 250000 },
            { field: 'spouse', empty: false },
          ],
        },
        readOnlyIf: { not: { field: 'married', empty: false } },
      }),
    );
    expect(issues).toEqual([]);
    const pan = (values: Record<string, unknown>) => {
      const field = visibleFields(form, values).find(({ name }) => name === 'pan');
      return [field?.isRequired, field?.isReadOnly];
    };
    expect(namesOf(form, { married: 'no' })).toEqual(['married', 'income', 'pan']);
    expect(namesOf(form, { married: 'yes' })).toEqual(['married', 'income', 'spouse', 'pan']);
    expect(pan({})).toEqual([false, true]);
    expect(pan({ married: 'yes', income: '250000' })).toEqual([true, false]);
    expect(pan({ married: 'yes', income: '99999', spouse: 'Asha' })).toEqual([true, false]);
    // A hidden field counts as empty.
    expect(pan({ married: 'no', spouse: 'Asha' })).toEqual([false, false]);
    expect(validateForm(form, { married: 'yes', spouse: 'A', income: '300000' })).toMatchObject([
      { field: { name: 'pan' }, type: 'required' },
    ]);
  });

  test('that is computed is never required, but its inputs are', () => {
    const { form } = read(
      extendedDescriptor({ value: 'one', checkType: 1 }),
      extendedDescriptor({ value: 'two', checkReq: 0 }),
      extendedDescriptor({ value: 'sum', computed: { sum: ['one'] } }),
      extendedDescriptor({ value: 'rest', computed: { sum: ['two'] }, max: 5 }),
    );
    const invalidNames = (values: Record<string, unknown>) =>
      validateForm(form, values).map(({ field, type }) => `${field.name} ${type}`);
    expect(invalidNames({})).toEqual(['one required']);
    expect(invalidNames({ one: '1', two: '9', sum: '1', rest: '9' })).toEqual(['rest outOfRange']);
    expect(possibleErrors(form, englishMessages).map(({ message }) => message)).not.toContain(
      'Fill in sum',
    );
  });

  test('that hides itself causes no endless loop and changes no answers', () => {
    const { form } = read(
      extendedDescriptor({ value: 'one', shownIf: { field: 'three', empty: true } }),
      extendedDescriptor({ value: 'three', computed: { join: ['one'] } }),
    );
    expect(computedChanges(form.fields, { f0: '1' })).toEqual([]);
  });

  test('is computed from other answers, and is read-only', () => {
    const { form } = read(
      extendedDescriptor({ value: 'salary', checkReq: 0 }),
      extendedDescriptor({ value: 'rent', checkReq: 0 }),
      extendedDescriptor({ value: 'income', computed: { sum: ['salary', 'rent', 100] } }),
      extendedDescriptor({ value: 'yearly', computed: { product: ['salary', 12] } }),
      extendedDescriptor({ value: 'rest', computed: { difference: ['salary', 'rent'] } }),
      extendedDescriptor({ value: 'both', computed: { join: ['salary', 'rent'], with: ' + ' } }),
    );
    const computed = (data: Record<string, unknown>) =>
      Object.fromEntries(computedChanges(form.fields, data));
    expect(computed({ f0: '1000.5', f1: '200' })).toEqual({
      f2: '1300.5',
      f3: '12006',
      f4: '800.5',
      f5: '1000.5 + 200',
    });
    expect(computed({ f0: '10' })).toEqual({ f2: '110', f3: '120', f5: '10' });
    const typed = form.fields.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name);
    expect(typed).toEqual(['salary', 'rent']);
  });

  test.each([
    [{ semantic: 'pan' }, 'ABCPE1234F', 'ABC', 'Full name takes 10 characters, such as ABCPE1234F'],
    [{ semantic: 'email' }, 'a@b.in', 'a@b', 'Full name takes an address such as name@example.in'],
    [{ pattern: '[A-Z]{2}-\\d+' }, 'MH-12', 'MH-', 'Full name must look like [A-Z]{2}-\\d+'],
    [{ min: 18, max: 60 }, '18', '17', 'Full name is out of its range: 18 to 60'],
    [
      { min: '2026-01-01' },
      '2026-01-01',
      '2025-12-31',
      'Full name is out of its range: 2026-01-01 to ',
    ],
  ])('with %j accepts %s and rejects %s', (more, right, wrong, words) => {
    const { form } = read(extendedDescriptor(more));
    expect(validateForm(form, { fullName: right })).toEqual([]);
    expect(validateForm(form, { fullName: wrong })).toHaveLength(1);
    expect(possibleErrors(form, englishMessages).map(({ message }) => message)).toContain(words);
  });

  test('with multiple choices sends a list, and a condition holds if one of them matches', () => {
    const dictionaryVoList = ['1', '2', '3'].map((code) => ({ dictLabel: code, dictValue: code }));
    const { form } = read(
      extendedDescriptor({ value: 'loans', dataType: 0, dictionaryVoList, multiple: true }),
      extendedDescriptor({ value: 'bank', checkReq: 0, shownIf: { field: 'loans', equals: 2 } }),
    );
    expect(validateForm(form, { loans: ['1', '3'] })).toEqual([]);
    expect(validateForm(form, { loans: ['1', '4'] })).toMatchObject([{ type: 'notInList' }]);
    expect(validateForm(form, { loans: [] })).toMatchObject([{ type: 'required' }]);
    expect(namesOf(form, { loans: ['1', '2'] })).toEqual(['loans', 'bank']);
    expect(namesOf(form, { loans: ['1', '3'] })).toEqual(['loans']);
    expect(stripHidden(form, { loans: ['1', '2'], bank: 'x' })).toEqual({
      loans: ['1', '2'],
      bank: 'x',
    });
  });
});

test('every possible error has sample answers that cause it', () => {
  const { form } = read(
    extendedDescriptor({ value: 'pan', semantic: 'pan' }),
    extendedDescriptor({ value: 'age', min: 18, max: 60 }),
    extendedDescriptor({ value: 'plate', pattern: '[A-Z]{2}\\d{2}' }),
    extendedDescriptor({ value: 'old', shownIf: { all: [{ field: 'age', atLeast: 50 }] } }),
  );
  expect(
    validateForm(
      form,
      sampleValues(form, () => []),
    ),
  ).toEqual([]);
  for (const error of possibleErrors(form, englishMessages)) {
    const values = sampleValues(form, () => [], [error]);
    expect(validateForm(form, values)).toMatchObject([
      { field: { name: error.field.name }, type: error.type },
    ]);
  }
});

test('custom field types and validators receive the whole descriptor', () => {
  const text = {
    ...config.fieldTypes.text,
    check: (
      value: string | number,
      { descriptor: whole }: { descriptor: Readonly<Record<string, unknown>> },
    ) => (value === whole['forbidden'] ? ('badForm' as const) : undefined),
  };
  const { form } = parseFields([{ ...descriptor(), forbidden: 'x' }], {
    ...config,
    fieldTypes: { ...config.fieldTypes, text },
  });
  expect(validateForm(form, { fullName: 'x' })).toMatchObject([{ type: 'badForm' }]);
});
