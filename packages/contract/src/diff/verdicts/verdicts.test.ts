import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { levels, type Level } from '../../findings/report.ts';
import { diffContracts } from '../diff-contracts.ts';
import { contractOf, type Document } from '../test-contracts.ts';
import { operationCases } from './operation-cases.ts';
import { sameMeaning } from './same-meaning.ts';
import { schemaCases, type SchemaCase } from './schema-cases.ts';

interface Case {
  name: string;
  before: Document;
  after: Document;
  expected: Level;
}

type Operation = (schema: unknown) => object;
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const field = (schema: unknown) => ({ type: 'object', properties: { field: schema } });

/** Where a value can stand, and whether the client sends or reads it there. */
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

const cases: readonly Case[] = [
  ...[...schemaCases, ...sameMeaning].flatMap(atPlaces),
  ...operationCases.map(({ name, before, after, expected, whole }) => ({
    name,
    before: documentOf(before, whole?.before),
    after: documentOf(after, whole?.after),
    expected,
  })),
];

const verdictOf = ({ before, after }: Case): Level => {
  const found = diffContracts(contractOf(before), contractOf(after)).map(({ level }) => level);
  return levels.find((level) => found.includes(level)) ?? 'info';
};

const judged = cases.map((one) => ({ ...one, verdict: verdictOf(one) }));
const isOtherwise = ({ expected, verdict }: (typeof judged)[number]) =>
  (expected === 'breaking') !== (verdict === 'breaking');
const otherwise = judged.filter(isOtherwise);

/** The rows of the page that gives the reason for each verdict that is another one. */
const page = readFileSync(
  join(import.meta.dirname, '../../../../../docs/contract-verdicts.md'),
  'utf8',
);
const explained = [...page.matchAll(/^\| `([^`]+)` *\| (\w+) *\| (\w+) *\| [^|]+\|$/gm)].map(
  ([, name, expected, verdict]) => `${name}: ${expected}, here ${verdict}`,
);

describe('what breaks a client', () => {
  it('is told as by others for at least 97 of 100 changes, of which there are enough', () => {
    expect(judged.length).toBeGreaterThanOrEqual(150);
    expect(otherwise.length / judged.length).toBeLessThanOrEqual(0.03);
  });

  it('is not told of more than 3 of 100 changes that hurt nobody', () => {
    const harmless = judged.filter(({ expected }) => expected !== 'breaking');
    const alarms = harmless.filter(({ verdict }) => verdict === 'breaking');
    expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.03);
  });

  it('is told otherwise only where docs/contract-verdicts.md gives the reason', () => {
    expect(
      otherwise.map((one) => `${one.name}: ${one.expected}, here ${one.verdict}`).sort(),
    ).toEqual(explained.sort());
  });
});
