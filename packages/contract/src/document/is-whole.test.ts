import { expect, test } from 'vitest';
import { loansContract, useFolder } from '../../test/loans.ts';
import { isSelfContained } from './is-self-contained.ts';
import { readContract } from './read-contract.ts';

const { write } = useFolder();
const withSchema = (schema: object) => ({
  ...loansContract,
  components: { schemas: { ...loansContract.components.schemas, One: schema } },
});

test.each([
  ['a reference to a file', { $ref: 'loan.yaml' }],
  ['a reference to a missing part', { $ref: '#/components/schemas/None' }],
  ['a reference to itself', { $ref: '#/components/schemas/One' }],
  [
    'a discriminator that names a file',
    { discriminator: { propertyName: 'a', mapping: { b: 'b.yaml' } } },
  ],
  ['an x-response to expand', { 'x-response': { data: null } }],
])('a contract with %s is bundled', (_, schema) => {
  expect(isSelfContained(withSchema(schema))).toBe(false);
});

test('a single-file contract equals the same contract in two files', async () => {
  const one = await readContract(write('whole.json', loansContract));
  const { Loan, ...schemas } = loansContract.components.schemas;
  write('Loan.json', Loan);
  const parts = {
    ...loansContract,
    components: { schemas: { ...schemas, Loan: { $ref: 'Loan.json' } } },
  };
  const two = await readContract(write('parts.json', parts));
  expect(isSelfContained(loansContract)).toBe(true);
  expect(isSelfContained(parts)).toBe(false);
  expect(two.document.paths).toEqual(one.document.paths);
  expect(two.operations).toEqual(one.operations);
  expect(Object.keys(one.document).at(-1)).toBe('x-envelope');
});
