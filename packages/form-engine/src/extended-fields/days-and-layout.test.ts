import { describe, expect, test } from 'vitest';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { stripHidden } from '../model/visibility.ts';
import { extendedDescriptor } from '../testing/extended.ts';
import { possibleErrors } from '../validator/possible-errors.ts';
import { sampleValues } from '../validator/sample-values.ts';
import { validateForm } from '../validator/validate.ts';
import { formatWithMask } from './mask.ts';
import { extendedConfig } from './extended-config.ts';

const read = (more: Readonly<Record<string, unknown>>) => {
  const { form, issues } = parseFields([extendedDescriptor(more)], extendedConfig());
  return { form, field: form.fields[0]!, reported: issues.map(({ path }) => path) };
};
const noChoices = () => [];

describe('date fields of extended descriptors (D64)', () => {
  const birthDate = { semantic: 'date', min: '1950-01-01', max: '2008-11-26' };
  const leavePeriod = { semantic: 'dateRange', min: '2026-01-01', max: '2026-12-31' };

  test.each([
    [birthDate, 'date', ['1950-01-01', '2008-11-26'], ['1949-12-31', '2001-02-29', '1 May', '?']],
    [
      leavePeriod,
      'dateRange',
      ['2026-01-01/2026-12-31', '2026-05-02/2026-05-02'],
      ['2026-05-02/', '2026-05-02', '2026-05-09/2026-05-02', '2026-12-30/2027-01-02'],
    ],
  ])('with %j have the type %s and accept only valid values', (more, type, right, wrong) => {
    const { form, field, reported } = read(more);
    expect([field.type, reported]).toEqual([type, []]);
    for (const fullName of right) {
      expect(validateForm(form, { fullName })).toEqual([]);
      expect(stripHidden(form, { fullName })).toEqual({ fullName });
    }
    for (const fullName of wrong) {
      expect(validateForm(form, { fullName })).toMatchObject([{ type: 'outOfRange' }]);
    }
  });

  test('have an error message with the first and the last day', () => {
    const messagesOf = (more: object) =>
      possibleErrors(read({ ...more }).form, englishMessages).map(({ message }) => message);
    expect(messagesOf(birthDate)).toContain(
      'Full name is out of its range: 1 January 1950 to 26 November 2008',
    );
    expect(messagesOf(leavePeriod)).toContain(
      'Full name takes two days from 1 January 2026 to 31 December 2026, the later one last',
    );
    expect(messagesOf({ semantic: 'date' })).toContain(
      'Full name is out of its range: 1 January 1900 to 31 December 2099',
    );
  });

  test.each([birthDate, leavePeriod])('with %j have valid and invalid sample answers', (more) => {
    const { form } = read(more);
    expect(validateForm(form, sampleValues(form, noChoices))).toEqual([]);
    for (const error of possibleErrors(form, englishMessages)) {
      const values = sampleValues(form, noChoices, [error]);
      expect(validateForm(form, values)).toMatchObject([{ type: error.type }]);
    }
  });

  test('ignore and report a bound that is not a date', () => {
    const { form, reported } = read({ semantic: 'date', min: 18, max: '2026-02-30' });
    expect(reported).toEqual(['[0].min', '[0].max']);
    expect(validateForm(form, { fullName: '2050-01-01' })).toEqual([]);
  });

  test('are only for texts: on a dropdown, `semantic` is ignored and reported', () => {
    const dictionaryVoList = [{ dictLabel: 'One', dictValue: '1' }];
    const { field, reported } = read({ semantic: 'date', dataType: 0, dictionaryVoList });
    expect([field.type, reported]).toEqual(['select', ['[0].semantic']]);
  });
});

describe('a mask', () => {
  test('formats a partial text', () => {
    const maskCard = formatWithMask('#### ####');
    expect(['', '1', '1234', '12345', '123456789'].map(maskCard)).toEqual([
      '',
      '1',
      '1234',
      '1234 5',
      '1234 56789',
    ]);
    expect(['1', '1234'].map(formatWithMask('(###) ###'))).toEqual(['(1', '(123) 4']);
  });

  test('combines with the semantic, and overrides its display format', () => {
    const { format } = read({ semantic: 'pan', mask: '##########' }).field;
    expect(format?.show?.('ABCPE1234F')).toBe('ABCPE1234F');
    expect(format?.check?.('ABC')).toBe('badForm');
    expect(format?.edit?.('', 'abcpe 1234f', true).text).toBe('ABCPE1234F');
  });

  test.each(['', '12 34', '####x', '# '.repeat(40), 7])('%j is invalid and is reported', (mask) => {
    const { field, reported } = read({ mask });
    expect([field.format?.show, reported]).toEqual([undefined, ['[0].mask']]);
  });
});

test('columns and review are booleans, and anything else is reported', () => {
  expect(read({ columns: true, review: true })).toMatchObject({
    field: { columns: true, review: true },
    reported: [],
  });
  const { field, reported } = read({ columns: 2, review: 'yes' });
  expect([field.columns, field.review]).toEqual([undefined, undefined]);
  expect(reported).toEqual(['[0].columns', '[0].review']);
});

test('an engine without the extension reports these properties and shows a text field', () => {
  const { form, issues } = parseFields([
    extendedDescriptor({ semantic: 'dateRange', mask: '##', columns: true, review: true }),
  ]);
  expect(form.fields.map(({ type }) => type)).toEqual(['text']);
  expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'propertyUnknown [0].semantic',
    'propertyUnknown [0].mask',
    'propertyUnknown [0].columns',
    'propertyUnknown [0].review',
  ]);
});
