import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../cli/run.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kosha-here-')));
  mkdirSync(join(folder, '.git'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const contract = `openapi: 3.1.0
info: { title: Test, version: '1', license: { name: MIT, url: 'https://example.org' } }
paths: { /theirs: { get: { operationId: theirs, x-screens: [/theirs], responses: {} } } }
`;

const home = process.cwd();
afterEach(() => process.chdir(home));

function runIn(place: string, ...args: string[]) {
  process.chdir(join(folder, place));
  return run(args);
}

test('a command in a repository without a contract fails', async () => {
  expect(await runIn('', 'lint')).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringMatching(/no contract is found here: name it with --api FILE/),
  });
});

test.each<[where: string, files: Record<string, string>, from: string]>([
  ['in the folder itself', { 'openapi.yaml': contract }, ''],
  [
    'in the folder openapi, from a subfolder of the repository',
    { 'openapi/openapi.yaml': contract, 'app/a.txt': '' },
    'app',
  ],
  [
    'by the path in package.json',
    { 'package.json': '{"contract": "docs/api.yaml"}', 'docs/api.yaml': contract },
    '',
  ],
  [
    'by the path in the policy',
    { 'contract.config.json': '{"api": "docs/api.yaml"}', 'docs/api.yaml': contract },
    '',
  ],
])('the default contract is found: %s', async (_, files, from) => {
  for (const [name, content] of Object.entries(files)) write(name, content);
  expect((await runIn(from, 'lint')).stdout).toContain('theirs');
});

test('two policies in one folder are rejected as ambiguous', async () => {
  write('contract.config.yaml', 'failOn: breaking');
  write('contract.config.json', '{}');
  expect(await runIn('', 'lint')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/contract\.config\.yaml and contract\.config\.json both say/),
  });
});

test('--version prints the version, and help exits with 0', async () => {
  expect(await runIn('', '--version')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
  expect(await runIn('', 'help')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/contract COMMAND/),
  });
  expect(await runIn('', 'help', 'diff')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^contract diff OLD NEW\n/),
  });
});
