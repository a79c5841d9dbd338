import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../contract/load.ts';

const folders = ['contract/src/__generated__', 'api-client/src/__generated__'];

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kosha-generated-'));
  for (const folder of folders) {
    await cp(join(repositoryRoot, 'packages', folder), join(copy, folder), { recursive: true });
  }
});
afterEach(() => rm(copy, { recursive: true }));

const generate = (...options: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...options]);

const check = (...options: string[]) => generate('--check', '--output', copy, ...options);

test('the committed files are up to date', async () => {
  await expect(check()).resolves.toMatchObject({ stdout: '', stderr: '' });
});

test('the check fails on a stale file and on a missing one, and names them', async () => {
  await appendFile(join(copy, 'api-client/src/__generated__/schema.ts'), '// edited by hand\n');
  await rm(join(copy, 'contract/src/__generated__/openapi.json'));
  await expect(check()).rejects.toMatchObject({
    code: 1,
    stderr:
      'Stale: contract/src/__generated__/openapi.json, api-client/src/__generated__/schema.ts. ' +
      'Run `pnpm contract:generate` and commit.\n',
  });
});

test('after generating, the check passes', async () => {
  await writeFile(join(copy, 'contract/src/__generated__/openapi.json'), '{}');
  await generate('--output', copy);
  await expect(check()).resolves.toMatchObject({ stderr: '' });
});

test('a contract that cannot be read gives a message without a stack', async () => {
  await expect(check('--contract', join(copy, 'none.yaml'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/none\.yaml does not exist\n$/),
  });
});
