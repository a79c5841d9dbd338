import { expect, test } from 'vitest';
import { extendedConfig } from '../extended-fields/extended-config.ts';
import { initialFormData } from '../model/initial-values.ts';
import { answersToSend } from '../model/visibility.ts';
import { validateForm } from '../validator/validate.ts';
import { fromJsonSchema } from './from-json-schema.ts';
import { parseFields } from './parse-fields.ts';

const loan = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Full name', description: 'As on the card', maxLength: 50 },
    email: { type: 'string', format: 'email' },
    born: { type: 'string', format: 'date' },
    plate: { type: 'string', pattern: '^[A-Z]{2}\\d{2}$' },
    amount: { type: 'integer', minimum: 1000, maximum: 50000, default: 5000 },
    rate: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    purpose: { enum: ['home', 'school'] },
    state: {
      oneOf: [
        { const: 'KA', title: 'Karnataka' },
        { const: 'GA', title: 'Goa' },
      ],
    },
    needs: { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true },
    news: { type: 'boolean' },
    agrees: { type: 'boolean', const: true },
  },
  required: ['name', 'amount', 'news', 'agrees'],
} as const;

const values = {
  name: 'Asha',
  email: 'asha@example.in',
  born: '1990-01-31',
  plate: 'KA01',
  amount: 5000,
  rate: 1.5,
  purpose: 'home',
  state: 'KA',
  needs: ['a'],
  news: false,
  agrees: true,
};

test('a flat schema becomes a form without issues, whose values match the schema', () => {
  const { fields, initialValues } = fromJsonSchema(loan);
  const { form, issues } = parseFields(fields, extendedConfig());
  expect(issues).toEqual([]);
  expect(initialValues).toEqual({ amount: 5000, news: false, agrees: false });
  expect(form.fields.map(({ type }) => type)).toEqual(
    'text text date text integer number select select multiSelect boolean boolean'.split(' '),
  );
  expect(form.fields[0]).toMatchObject({ label: 'Full name', hint: 'As on the card' });
  expect(form.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    'name',
    'amount',
    'agrees',
  ]);
  expect(validateForm(form, values)).toEqual([]);
  const data = initialFormData(form.fields, values);
  expect(answersToSend(form, ({ key }) => data[key])).toEqual(values);
});

test.each([
  ['amount', 999, 'outOfRange'],
  ['amount', '1.5', 'badForm'],
  ['rate', '1e5', 'badForm'],
  ['plate', 'K1', 'badForm'],
  ['email', 'asha', 'badForm'],
  ['purpose', 'travel', 'notInList'],
  ['needs', ['c'], 'notInList'],
  ['agrees', false, 'outOfRange'],
])('the field %s rejects %j with the error %s', (name, value, type) => {
  const { form } = parseFields(fromJsonSchema(loan).fields, extendedConfig());
  expect(validateForm(form, { ...values, [name]: value })).toMatchObject([
    { field: { name }, type },
  ]);
});

test('unsupported parts of a schema are reported, and the rest is shown', () => {
  const { fields } = fromJsonSchema({
    properties: {
      home: { type: 'object', properties: {} },
      code: { type: 'string', minLength: 3, pattern: '[0-9]' },
    },
  });
  const { form, issues } = parseFields(fields, extendedConfig());
  expect(form.fields.map(({ name }) => name)).toEqual(['home', 'code']);
  expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'propertyUnknown [0].properties',
    'dataTypeUnknown [0].dataType',
    'propertyUnknown [1].partOfPattern',
    'propertyUnknown [1].minLength',
  ]);
});
