import { expect, test } from 'vitest';
import { DocNode } from '../document/doc-node.ts';
import { createValidator } from './validator.ts';

const money = { type: 'object', required: ['amount'], properties: { amount: { type: 'number' } } };

const document = {
  components: {
    schemas: {
      Money: money,
      Joined: { nullable: true, allOf: [{ $ref: '#/components/schemas/Money' }] },
      JoinedTwice: {
        nullable: true,
        allOf: [{ $ref: '#/components/schemas/Money' }, { required: ['currency'] }],
      },
      Chosen: { nullable: true, oneOf: [{ $ref: '#/components/schemas/Money' }] },
      Holder: { properties: { price: { nullable: true, $ref: '#/components/schemas/Money' } } },
      Refused: { nullable: false, allOf: [{ $ref: '#/components/schemas/Money' }] },
      Listed: { nullable: true, enum: [null] },
    },
  },
};
const before = structuredClone(document);
const { faultsOf } = createValidator(document);
const faultsIn = (name: string, value: unknown) => {
  const schema = new DocNode(document).at('components', 'schemas', name);
  if (!schema) throw new Error(`no ${name}`);
  return faultsOf(schema, value, 'request').map(({ path, keyword }) => `${path} ${keyword}`);
};

test.each(['Joined', 'JoinedTwice', 'Chosen', 'Listed'])(
  'a nullable schema without a type accepts null: %s',
  (name) => {
    expect(faultsIn(name, null)).toEqual([]);
  },
);

test.each(['Joined', 'Chosen', 'Refused'])(
  'a nullable schema still reports other differences: %s',
  (name) => {
    expect(faultsIn(name, { amount: 5 })).toEqual([]);
    expect(faultsIn(name, { amount: '5' })).toEqual(['/amount type']);
  },
);

test('a reference with nullable next to it accepts null', () => {
  expect(faultsIn('Holder', { price: null })).toEqual([]);
  expect(faultsIn('Holder', { price: { amount: '5' } })).toEqual(['/price/amount type']);
});

test('a schema that is not nullable rejects null, and the document is unchanged', () => {
  expect(faultsIn('Refused', null)).not.toEqual([]);
  expect(document).toEqual(before);
});
