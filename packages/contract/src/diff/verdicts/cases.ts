import type { Level } from '../../findings/report.ts';
import type { TestDocument } from '../test-contracts.ts';
import { operationCases } from './operation-cases.ts';
import { list, object, row, type SchemaCase, schemaCases, text, whole } from './schema-cases.ts';

const sameMeaning: readonly SchemaCase[] = [
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

export interface Case {
  name: string;
  before: TestDocument;
  after: TestDocument;
  expected: Level;
}

type Operation = (schema: unknown) => object;
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const field = (schema: unknown) => ({ type: 'object', properties: { field: schema } });

const places: readonly [name: string, side: 'request' | 'response', operation: Operation][] = [
  ['request body', 'request', (schema) => ({ requestBody: json(schema) })],
  ['request property', 'request', (schema) => ({ requestBody: json(field(schema)) })],
  [
    'request parameter',
    'request',
    (schema) => ({ parameters: [{ name: 'q', in: 'query', schema }] }),
  ],
  ['response body', 'response', (schema) => ({ responses: { 200: json(schema) } })],
  ['response property', 'response', (schema) => ({ responses: { 200: json(field(schema)) } })],
];

const documentOf = (operation: object, { paths = {}, ...whole }: { paths?: object } = {}) =>
  ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: { '/a': { post: { responses: {}, ...operation } }, ...paths },
    ...whole,
  }) as TestDocument;

const atPlaces = (one: SchemaCase): Case[] =>
  places.map(([place, side, operation]) => ({
    name: `${one.name}, ${place}`,
    before: documentOf(operation(one.before)),
    after: documentOf(operation(one.after)),
    expected: one[side],
  }));

export const cases: readonly Case[] = [
  ...[...schemaCases, ...sameMeaning].flatMap(atPlaces),
  ...operationCases.map(({ name, before, after, expected, whole }) => ({
    name,
    before: documentOf(before, whole?.before),
    after: documentOf(after, whole?.after),
    expected,
  })),
];
