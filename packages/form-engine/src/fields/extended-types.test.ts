import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { extendedTypeDescriptors, extendedTypesConfig } from '../testing/extended-types.ts';
import { possibleErrors } from '../validator/possible-errors.ts';
import { sampleValues } from '../validator/sample-values.ts';
import { validateForm } from '../validator/validate.ts';
import { isIsoDate } from './date/is-iso-date.ts';

const { form, issues } = parseFields(Object.values(extendedTypeDescriptors), extendedTypesConfig());
const noChoices = () => [];
const validValues = sampleValues(form, noChoices);

const problemOf = (name: string, value: unknown) =>
  validateForm(form, { ...validValues, [name]: value }).map(({ type }) => type)[0];

describe('optional field types', () => {
  test('are parsed and validated like the product’s own', () => {
    expect(issues).toEqual([]);
    expect(validateForm(form, validValues)).toEqual([]);
    expect(validValues).toEqual({
      birthday: '2008-12-31',
      consent: 1,
      payslip: 'file-1',
      plan: 'Sample',
    });
  });

  test('have exactly these possible errors, each with sample values', () => {
    const errors = possibleErrors(form, englishMessages);
    expect(errors.map(({ message }) => message)).toEqual([
      'Fill in Date of birth',
      'Date of birth takes a day from 1920 to 2008',
      'Tick the box to go on',
      'Tick the box to go on',
      'Choose Payslip',
      'Payslip is not uploaded yet',
      'Fill in Your plan',
      'Use at most 40 characters for Your plan',
    ]);
    for (const { field, type } of errors) {
      const values = sampleValues(form, noChoices, [{ field, type }]);
      expect(validateForm(form, values)).toEqual([{ field, type }]);
    }
  });

  test('accept a date only in its range', () => {
    expect(['1920-01-01', '2000-02-29'].map((day) => problemOf('birthday', day))).toEqual([
      undefined,
      undefined,
    ]);
    for (const day of ['1919-12-31', '2009-01-01', '2001-02-29', '2001-2-3', '?']) {
      expect(problemOf('birthday', day)).toBe('outOfRange');
    }
    expect(problemOf('birthday', 20_010_203)).toBe('wrongType');
  });

  test('accept a required checkbox only if it is ticked', () => {
    expect(problemOf('consent', undefined)).toBe('required');
    expect(problemOf('consent', 0)).toBe('outOfRange');
  });
});

test('isDay accepts only existing dates with all digits', () => {
  const aDay = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(aDay, (day) => isIsoDate(day.toISOString().slice(0, 10))));
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2100 }),
      fc.nat(19),
      fc.nat(39),
      (year, month, day) => {
        const parts = [month, day].map((part) => String(part).padStart(2, '0'));
        const time = new Date(Date.UTC(year, month - 1, day));
        const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
        expect(isIsoDate([year, ...parts].join('-'))).toBe(exists);
      },
    ),
  );
});
