import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../contract/load.ts';
import { checkOperationOrigin, checkSchemaOrigin } from './check-origin.ts';
import { checkAssumption, checkDecisions } from './redocly-rules.ts';
import { quotedNamesIn, readRequirements } from './requirements.ts';

const requirements = new Map([
  ['§3.1', '| Card | `id`, `owner.name` |'],
  ['§7.1', '| `GET /card/v1/list` | `limit` |'],
  ['§7.2', '| `POST authen/upload` | |'],
]);

const schema = (properties: object, marks: object = {}) =>
  checkSchemaOrigin(
    { 'x-source': '§3.1', 'x-origin': 'specified', properties, ...marks } as never,
    requirements,
  );

test('a field named in the source is specified, any other is assumed', () => {
  expect(schema({ id: {}, note: { 'x-origin': 'assumed' } })).toEqual([]);
  expect(schema({ id: { 'x-origin': 'assumed' }, note: {} })).toEqual([
    { at: ['properties', 'id'], message: '"id" must be specified, because the x-source names it' },
    { at: ['properties', 'note'], message: '"note" must be assumed, because no x-source names it' },
  ]);
});

test('a field in an object, a list or an alternative is checked too', () => {
  const inner = { properties: { secret: {} } };
  const places = schema({ owner: inner, id: { items: inner }, name: { oneOf: [inner] } });
  expect(places.map(({ at }) => at.join('/'))).toEqual([
    'properties/owner/properties/secret',
    'properties/id/items/properties/secret',
    'properties/name/oneOf/0/properties/secret',
  ]);
});

test('a schema without a source has no specified fields', () => {
  const assumed = { 'x-source': undefined, 'x-origin': 'assumed' };
  expect(schema({ id: {} }, assumed)).toEqual([]);
  expect(schema({ id: { 'x-origin': 'specified' } }, assumed)).toHaveLength(1);
});

test('a schema without an origin, or with an unknown source, is reported', () => {
  expect(schema({}, { 'x-origin': undefined })[0]?.message).toMatch(/^x-origin must be/);
  expect(schema({}, { 'x-source': 'none' })).toEqual([
    { at: ['x-source'], message: 'docs/product has no requirement none' },
  ]);
});

test('a call is specified if its source states it, with or without the leading slash', () => {
  const check = (marks: object, method: string, path: string) =>
    checkOperationOrigin(marks as never, { method, path }, requirements);
  const specified = { 'x-origin': 'specified' };
  expect(check({ ...specified, 'x-source': '§7.2' }, 'post', '/authen/upload')).toEqual([]);
  expect(check({ ...specified, 'x-source': '§7.2' }, 'get', '/authen/upload')).toEqual([
    { at: ['x-origin'], message: 'this call is assumed by its x-source' },
  ]);
  const parameters = [{ $ref: 'header.yaml' }, { name: 'limit' }, { name: 'before' }];
  const list = { ...specified, 'x-source': '§7.1', parameters };
  expect(check(list, 'get', '/card/v1/list')).toEqual([
    {
      at: ['parameters', 2],
      message: '"before" must be assumed, because no x-source names it',
    },
  ]);
});

test('the product documents are read by requirement number', () => {
  const real = readRequirements(join(repositoryRoot, 'docs/product'));
  expect(quotedNamesIn(real.get('§3.14')!)).toEqual(new Set(['id', 'cardNo', 'bankCode']));
  expect(quotedNamesIn(real.get('§7.31')!)).toContain('errorColumn');
  expect(readRequirements('/nowhere')).toEqual(new Map());
});

test.each(['Newest first (assumed).', 'It is assumed.', 'The specification does not name it.'])(
  '%j states an assumption',
  (description) => expect(checkAssumption({ description })).toHaveLength(1),
);

test('a marked assumption is valid', () => {
  expect(checkAssumption({ description: '`assumed` is a mark', 'x-assumed': ['Sorted.'] })).toEqual(
    [],
  );
});

test('each decision cited in a text is marked', () => {
  const node = { description: 'Both (D10, D11).', 'x-assumed': ['One (D12).'] };
  expect(checkDecisions({ ...node, 'x-decision': ['D10', 'D11', 'D12'] })).toEqual([]);
  expect(checkDecisions({ ...node, 'x-decision': 'D10' })).toEqual([
    'x-decision must list D11, which the text cites',
    'x-decision must list D12, which the text cites',
  ]);
});
