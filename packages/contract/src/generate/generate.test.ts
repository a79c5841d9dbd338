import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../contract/load.ts';

const committed = join(repositoryRoot, 'packages/api-client/src/__generated__');

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kosha-generated-'));
  await cp(committed, copy, { recursive: true });
});
afterEach(() => rm(copy, { recursive: true }));

const generate = (...options: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...options]);

const check = (...options: string[]) => generate('--check', '--output', copy, ...options);

test('the committed files are what the contract gives', async () => {
  await expect(check()).resolves.toMatchObject({ stdout: '', stderr: '' });
});

test('a stale file and a missing one fail the check, by name', async () => {
  await appendFile(join(copy, 'schema.ts'), '// edited by hand\n');
  await rm(join(copy, 'call-traits.ts'));
  await expect(check()).rejects.toMatchObject({
    code: 1,
    stderr: 'Stale: schema.ts, call-traits.ts. Run `pnpm contract:generate` and commit.\n',
  });
});

test('generating again makes a stale copy pass', async () => {
  await writeFile(join(copy, 'openapi.json'), '{}');
  await generate('--output', copy);
  await expect(check()).resolves.toMatchObject({ stderr: '' });
});

test('a contract that cannot be bundled fails in words, without a stack', async () => {
  await expect(check('--contract', join(copy, 'none.yaml'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The contract cannot be bundled:(?![^]*\n {4}at )/),
  });
});
