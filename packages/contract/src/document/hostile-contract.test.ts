import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';
import type { Report } from '../findings/report.ts';

const { folder, write, run } = useFolder();

const head = 'openapi: 3.1.0\ninfo: { title: Test, version: "1" }\n';
const pathsWith = (schema: string) => `paths:
  /a:
    get:
      operationId: readA
      x-screens: [/a]
      responses:
        200:
          description: Fine.
          content: { application/json: { schema: ${schema} } }
`;

const commandsOn = (api: string): Record<string, string[]> => ({
  lint: ['lint', api],
  diff: ['diff', api, api],
  har: ['har', write('empty.har', { log: { entries: [] } }), '--api', api],
  probe: ['probe', 'http://127.0.0.1:1', '--api', api],
  assumptions: ['assumptions', '--api', api],
  docs: ['docs', '--api', api, '--out', join(folder, 'docs.html')],
});

describe('a reference cannot leave the folder of the contract', () => {
  mkdirSync(join(folder, 'api'));
  const secret = write('outside.yaml', 'description: kept-from-readers\ntype: string\n');
  symlinkSync(secret, join(folder, 'api/link.yaml'));
  const references = {
    upwards: '../outside.yaml',
    absolute: secret,
    'through a symlink': 'link.yaml',
  };

  test.each(Object.entries(references))('%s, in every command', async (_, reference) => {
    const api = write('api/openapi.yaml', head + pathsWith(`{ $ref: ${reference} }`));
    for (const args of Object.values(commandsOn(api))) {
      const { exitCode, stdout, stderr } = await run(...args);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      expect(stderr).toMatch(/api\/openapi\.yaml:11 Can't resolve \$ref: .* is outside the folder/);
      expect(stderr).not.toContain('kept-from-readers');
    }
  });

  test('--allow-refs allows it', async () => {
    const api = write('api/openapi.yaml', head + pathsWith('{ $ref: ../outside.yaml }'));
    expect(await run('diff', api, api, '--allow-refs')).toMatchObject({ exitCode: 0 });
    expect(
      await run('docs', '--api', api, '--allow-refs', '--out', join(folder, 'd.html')),
    ).toMatchObject({ exitCode: 0 });
  });
});

const doubled = (levels: number, join: (name: string) => string) =>
  Array.from({ length: levels }, (_, level) => `    L${level}: ${join(`L${level + 1}`)}\n`).join(
    '',
  );
const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;
const schemas = (levels: number, join: (name: string) => string) =>
  `${head}${pathsWith(ref('L0'))}components:\n  schemas:\n${doubled(levels, join)}    L${levels}: { type: string }\n`;

const bombs: Record<string, [content: () => string, message: RegExp]> = {
  'aliases that double on each of 30 levels': [
    () =>
      `${head}x-0: &a0 [x]\n${Array.from({ length: 30 }, (_, at) => `x-${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`).join('')}${pathsWith('{ type: string }')}`,
    /bomb\.yaml has aliases that unfold to more than 1000000 parts/,
  ],
  'allOf that doubles on each of 30 levels': [
    () => schemas(30, (name) => `{ allOf: [${ref(name)}, ${ref(name)}] }`),
    /bomb\.yaml:\d+ L0 joins more than 20000 schemas by allOf, oneOf and anyOf/,
  ],
  '100,000 nested brackets': [
    () => `${head}x-deep: ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`,
    /bomb\.yaml(:\d+)? is (nested|not YAML)/,
  ],
  'millions of small parts': [
    () => `${head}x-list:\n${'  - {a: 1}\n'.repeat(2_500_000)}`,
    /bomb\.yaml has more than 2000000 lines/,
  ],
  '100 MB': [
    () => `${head}x-long: ${'x'.repeat(100 * 1024 * 1024)}\n`,
    /bomb\.yaml has 100 MB; a contract has at most 40/,
  ],
};

const main = join(import.meta.dirname, '../cli/main.ts');

const runAlone = (...args: string[]) =>
  spawnSync(process.execPath, ['--max-old-space-size=900', main, ...args], { encoding: 'utf8' });

describe('a contract that would exhaust memory or time is rejected', () => {
  test.each(Object.entries(bombs))('%s', async (_, [content, message]) => {
    const api = write('bomb.yaml', content());
    for (const args of Object.values(commandsOn(api))) {
      const { exitCode, stdout, stderr } = await run(...args);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      expect(stderr).toMatch(message);
    }
    const { status, stderr } = runAlone('diff', api, api);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('nested properties that expand to 4 million fields are read and compared', async () => {
    const object = (name: string) => `{ properties: { a: ${ref(name)}, b: ${ref(name)} } }`;
    const old = write('levels.yaml', schemas(22, object));
    const now = write(
      'levels-2.yaml',
      schemas(22, object).replace('L22: { type: string }', 'L22: { type: integer }'),
    );
    const { exitCode, stdout } = await run('diff', old, now);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('1 breaking');
    for (const args of Object.values(commandsOn(old)).slice(4)) {
      expect((await run(...args)).exitCode).toBe(0);
    }
  });
});

test.each([
  [
    'examples',
    `{ type: string, pattern: '^(a+)+$', examples: [${'a'.repeat(40)}1] }`,
    /\/pattern$/,
  ],
  [
    'example',
    String.raw`{ type: string, pattern: '^${'\\d*'.repeat(7)}x$', example: '${'1'.repeat(300)}' }`,
    /\/pattern$/,
  ],
  [
    'an example for patternProperties',
    `{ type: object, patternProperties: { '^x': { type: string, pattern: '^(a+)+$' } }, example: { x1: ${'a'.repeat(40)}! } }`,
    /\/patternProperties\/\^x\/pattern$/,
  ],
])('lint reports a pattern that takes too long on %s', async (_, schema, pointer) => {
  const api = write('forever.yaml', `${head}${pathsWith(schema)}`);
  const { stdout } = await run('lint', api, '--format', 'json');
  const { findings } = JSON.parse(stdout) as Report;
  expect(findings.filter((one) => one.pointer.includes('/schema'))).toMatchObject([
    {
      message: 'this pattern takes too long: examples are not checked against it',
      pointer: expect.stringMatching(pointer),
      source: { file: expect.stringMatching(/forever\.yaml$/), line: expect.any(Number) },
    },
  ]);
});

test('a file of a Git revision that is too large is rejected', () => {
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  writeFileSync(join(repository, 'openapi.yaml'), `${head}x: ${'x'.repeat(41 * 1024 * 1024)}\n`);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: repository });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '-qm', 'one');
  const { status, stderr } = spawnSync(process.execPath, [main, 'lint', 'git:HEAD:openapi.yaml'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('HEAD:openapi.yaml has 41 MB; a contract has at most 40');
});
