import { list, object, row, text, whole, type SchemaCase } from './schema-cases.ts';

/** Equivalent notations in JSON Schema 2020-12 and OpenAPI 3.0 and 3.1. */
export const sameMeaning: readonly SchemaCase[] = [
  row('spec: an enum of one value is a const', { enum: ['a'] }, { const: 'a' }, 'info', 'info'),
  row(
    'spec: alternatives of all types allow anything',
    {},
    {
      anyOf: ['string', 'number', 'boolean', 'object', 'array', 'null'].map((type) => ({ type })),
    },
    'info',
    'info',
  ),
  row('spec: a limit that allows everything', list(), list({ minItems: 0 }), 'info', 'info'),
  row(
    'spec: a whole number above 0 is at least 1',
    { ...whole, exclusiveMinimum: 0 },
    { ...whole, minimum: 1 },
    'info',
    'info',
  ),
  row(
    'spec: fields in another order',
    object({ a: text, b: whole }),
    object({ b: whole, a: text }),
    'info',
    'info',
  ),
  row('spec: values in another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }, 'info', 'info'),
  row('spec: allOf of one is that one', { allOf: [text] }, text, 'info', 'info'),
  row('spec: a title', text, { ...text, title: 'Name' }, 'info', 'info'),
  row('spec: an example', text, { ...text, examples: ['Asha'] }, 'info', 'info'),
  row('spec: an extension', text, { ...text, 'x-order': 3 }, 'info', 'info'),
  row('spec: a schema that is true allows anything', {}, true, 'info', 'info'),
  row(
    'spec: a bound that no longer counts is wider',
    { type: 'number', exclusiveMinimum: 5 },
    { type: 'number', minimum: 5 },
    'info',
    'breaking',
  ),
  row(
    'spec: a 3.0 bound that no longer counts is wider',
    { type: 'number', minimum: 5, exclusiveMinimum: true },
    { type: 'number', minimum: 5 },
    'info',
    'breaking',
  ),
  row('spec: nullable: false is the default', text, { ...text, nullable: false }, 'info', 'info'),
];
