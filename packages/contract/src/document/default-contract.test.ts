import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

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
paths: { /theirs: { get: { operationId: theirs, responses: {} } } }
`;

/** Runs the command as its user does, in the folder of another team. */
function runIn(place: string, ...args: string[]) {
  const main = join(import.meta.dirname, '../cli/main.ts');
  try {
    const stdout = execFileSync(process.execPath, [main, ...args], {
      cwd: join(folder, place),
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, stdout, stderr };
  }
}

test('without a contract in the repository nothing is compared', () => {
  expect(runIn('', 'lint')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/no contract is found here: name it with --api FILE/),
  });
});

test.each<[where: string, files: Record<string, string>, from: string]>([
  ['in the folder itself', { 'openapi.yaml': contract }, ''],
  [
    'in the folder openapi, from a folder below',
    { 'openapi/openapi.yaml': contract, 'app/a.txt': '' },
    'app',
  ],
  [
    'as package.json says',
    { 'package.json': '{"contract": "docs/api.yaml"}', 'docs/api.yaml': contract },
    '',
  ],
  [
    'as the policy says',
    { 'contract.config.json': '{"api": "docs/api.yaml"}', 'docs/api.yaml': contract },
    '',
  ],
])('the contract of the repository is taken: %s', (_, files, from) => {
  for (const [name, content] of Object.entries(files)) write(name, content);
  expect(runIn(from, 'lint').stdout).toContain('theirs');
});

test('the version is told, and help is no failure', () => {
  expect(runIn('', '--version')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
  expect(runIn('', 'help')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/contract COMMAND/),
  });
});
