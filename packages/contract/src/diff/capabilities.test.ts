import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loansContract, useFolder } from '../../test/loans.ts';
import type { Capabilities } from './capabilities.ts';

const { folder, write, run } = useFolder();
const { '/loans': loans, '/proofs': proofs } = loansContract.paths;
const ours = write('ours.json', loansContract);
const theirs = (paths: object) => write('theirs.json', { ...loansContract, paths });

async function missingIn(paths: object): Promise<string[]> {
  const file = join(folder, 'capabilities.json');
  await run('diff', ours, theirs(paths), '--capabilities', file);
  return (JSON.parse(readFileSync(file, 'utf8')) as Capabilities).missing;
}

test.each<[name: string, paths: object, missing: string[]]>([
  ['has every call', { '/proofs': proofs, '/loans': loans, '/more': loans }, []],
  [
    'lacks one call and a whole path',
    { '/loans': { get: loans.get } },
    ['POST /loans', 'POST /proofs'],
  ],
  ['has a call at another address', { '/loans': loans, '/v2/proofs': proofs }, ['POST /proofs']],
])('a server that %s', async (_, paths, missing) => {
  expect(await missingIn(paths)).toEqual(missing);
});

test('other names in a path are the same call', async () => {
  const item = { get: { ...loans.get, operationId: 'getLoan' } };
  const old = write('old.json', { ...loansContract, paths: { '/loans/{id}': item } });
  const now = write('now.json', { ...loansContract, paths: { '/loans/{loanId}': item } });
  const file = join(folder, 'same.json');
  await run('diff', old, now, '--capabilities', file);
  expect(readFileSync(file, 'utf8')).toBe('{\n  "missing": []\n}\n');
});

test('the exit code stays that of the comparison; a file that cannot be written is named', async () => {
  const file = join(folder, 'capabilities.json');
  const now = theirs({ '/loans': loans });
  expect(await run('diff', ours, now, '--capabilities', file)).toMatchObject({ exitCode: 1 });
  expect(await run('diff', ours, now, '--capabilities', folder)).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: `contract: ${folder} cannot be written\n`,
  });
});
