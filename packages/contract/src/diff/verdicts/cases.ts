import type { Level } from '../../findings/report.ts';
import type { Document } from '../test-contracts.ts';
import { operationCases } from './operation-cases.ts';
import { sameMeaning } from './same-meaning.ts';
import { schemaCases, type SchemaCase } from './schema-cases.ts';

/** Two contracts that differ in one change, and its level for a client of the first. */
export interface Case {
  name: string;
  before: Document;
  after: Document;
  expected: Level;
}

type Operation = (schema: unknown) => object;
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const field = (schema: unknown) => ({ type: 'object', properties: { field: schema } });

/** Places of a value in an operation, and whether the client sends or reads it there. */
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
  }) as Document;

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
