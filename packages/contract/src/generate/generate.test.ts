import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractFile, repositoryRoot } from '../contract/load.ts';
import { generate } from './generate.ts';

const packages = join(repositoryRoot, 'packages');
const folders = ['contract/src/__generated__', 'api-client/src/__generated__'];

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kosha-generated-'));
  for (const folder of folders) {
    await cp(join(packages, folder), join(copy, folder), { recursive: true });
  }
});
afterEach(() => rm(copy, { recursive: true }));

const generateInto = (output: string, contract = contractFile) =>
  generate({ output, contract, check: false });
const check = (output: string, contract = contractFile) =>
  generate({ output, contract, check: true });

test('the committed files are up to date', async () => {
  await expect(check(packages)).resolves.toBeUndefined();
});

test('the check fails on a stale file and on a missing one, and names them', async () => {
  await appendFile(join(copy, 'api-client/src/__generated__/schema.ts'), '// edited by hand\n');
  await rm(join(copy, 'contract/src/__generated__/openapi.json'));
  await expect(check(copy)).rejects.toThrow(
    'Stale: contract/src/__generated__/openapi.json, api-client/src/__generated__/schema.ts. ' +
      'Run `pnpm contract:generate` and commit.',
  );
});

test('generating writes what is missing or stale again', async () => {
  const document = 'contract/src/__generated__/openapi.json';
  const errors = 'api-client/src/__generated__/errors.ts';
  await writeFile(join(copy, document), '{}');
  await rm(join(copy, errors));
  await generateInto(copy);
  for (const file of [document, errors]) {
    expect(await readFile(join(copy, file), 'utf8')).toBe(
      await readFile(join(packages, file), 'utf8'),
    );
  }
});

test('a contract that cannot be read is named', async () => {
  await expect(check(copy, join(copy, 'none.yaml'))).rejects.toThrow(/none\.yaml does not exist$/);
});
