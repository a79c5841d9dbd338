import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readContract } from '../document/read-contract.ts';
import { readSettings } from './settings.ts';

const sample = fileURLToPath(new URL('../../examples/probe.json', import.meta.url));
const ours = fileURLToPath(new URL('../../../../openapi', import.meta.url));

test('the sample of docs/adopt.md signs in, and learns only from operations of the contract', async () => {
  const { signIn, learn } = await readSettings(sample);
  const { operations } = await readContract(ours);
  const known = new Set(operations.map(({ operationId }) => operationId as string));
  expect(signIn).toMatchObject([{ take: { token: '/data/token' } }]);
  const sources = Object.values(learn).map((from) => from.split(' ')[0]);
  expect(sources.filter((name) => !known.has(name ?? ''))).toEqual([]);
});
