import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBranches } from '../apps/sandbox-api/src/db/seed/branches/read-branches.ts';
import { branches } from '../packages/form-engine/examples/forms/branches.ts';
import { repositoryRoot } from './run.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path));

const directory = new Map(
  readBranches(gunzipSync(read('apps/sandbox-api/data/ifsc.csv.gz')).toString('utf8')).map(
    (line) => [line.ifsc, line],
  ),
);

interface Told {
  ifsc: string;
  name: string;
  bankName?: string;
  district?: string;
  state?: string;
}

const isTold = (value: object): value is Told => 'ifsc' in value && 'name' in value;

/** Each branch that stands with its code anywhere in a document. */
function branchesIn(value: unknown): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(branchesIn);
  return isTold(value) && typeof value.ifsc === 'string' ? [value, ...inside] : inside;
}

const contract: unknown = JSON.parse(
  read('packages/contract/src/__generated__/openapi.json').toString('utf8'),
);
const inContract = branchesIn(contract).map(
  ({ ifsc, name, bankName = directory.get(ifsc)?.bank, district, state }) =>
    [ifsc, { bankName, name, district, state }] as const,
);

test('a branch in an example of the contract is the one of its code', () => {
  expect(inContract.length).toBeGreaterThan(2);
  for (const [ifsc, told] of inContract) {
    const { bank: bankName, name, district, state } = directory.get(ifsc)!;
    expect([ifsc, told]).toEqual([ifsc, { bankName, name, district, state }]);
  }
});

test.each(Object.entries(branches))('the form of a bank account knows %s', (ifsc, told) => {
  const { bank, name } = directory.get(ifsc)!;
  expect(told).toBe(`${bank}, ${name}`);
});
