import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractFile, repositoryRoot } from '../contract/load.ts';
import { generateFiles } from './generate.ts';

const folders = [
  'packages/contract/src/__generated__',
  'packages/api-client/src/__generated__',
  'apps/sandbox-api/src/refusals/__generated__',
];

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kosha-generated-'));
  for (const folder of folders) {
    await cp(join(repositoryRoot, folder), join(copy, folder), { recursive: true });
  }
});
afterEach(() => rm(copy, { recursive: true }));

const generateInto = (output: string) =>
  generateFiles({ output, contract: contractFile, check: false });
const check = (output: string) => generateFiles({ output, contract: contractFile, check: true });

test('the committed files are up to date', async () => {
  await expect(check(repositoryRoot)).resolves.toBeUndefined();
});

test('the check fails on stale or missing files, and names them', async () => {
  await appendFile(
    join(copy, 'packages/api-client/src/__generated__/schema.ts'),
    '// edited by hand\n',
  );
  await rm(join(copy, 'packages/contract/src/__generated__/openapi.json'));
  await expect(check(copy)).rejects.toThrow(
    'Stale: packages/contract/src/__generated__/openapi.json, packages/api-client/src/__generated__/schema.ts. ' +
      'Run `pnpm contract:generate` and commit.',
  );
});

test('generating rewrites missing and stale files', async () => {
  const document = 'packages/contract/src/__generated__/openapi.json';
  const errors = 'packages/api-client/src/__generated__/errors.ts';
  await writeFile(join(copy, document), '{}');
  await rm(join(copy, errors));
  await generateInto(copy);
  for (const file of [document, errors]) {
    expect(await readFile(join(copy, file), 'utf8')).toBe(
      await readFile(join(repositoryRoot, file), 'utf8'),
    );
  }
});
