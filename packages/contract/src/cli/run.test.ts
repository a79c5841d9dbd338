import { describe, expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';

const { write, run } = useFolder();

const contract = (type: string) => `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a:
    get:
      operationId: readA
      x-screens: [/a]
      responses:
        200:
          description: Fine.
          content:
            application/json:
              schema:
                type: ${type}
`;

describe('the exit code', () => {
  test('is 0 without findings', async () => {
    const file = write('same.yaml', contract('string'));
    expect(await run('diff', file, file)).toEqual({
      exitCode: 0,
      stdout: 'contract diff: 0 breaking, 0 warnings, 0 infos\n',
      stderr: '',
    });
  });

  test('is 1 with a breaking finding, which has the file and line of its cause', async () => {
    const old = write('old.yaml', contract('string'));
    const now = write('new.yaml', contract('integer'));
    const { exitCode, stdout } = await run('diff', old, now, '--format', 'json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      findings: [
        {
          rule: 'type-changed',
          level: 'breaking',
          operations: ['readA'],
          source: { file: expect.stringMatching(/new\.yaml$/), line: 13 },
        },
      ],
      summary: { breaking: 1, warning: 0, info: 0 },
    });
  });

  test('a removed operation is shown at its old path', async () => {
    const more = '    post: { operationId: makeA, x-screens: [/a], responses: {} }\n';
    const old = write('two.yaml', `${contract('string')}${more}`);
    const now = write('one.yaml', contract('string'));
    expect((await run('diff', old, now)).stdout).toMatch(/place: \S+one\.yaml:4 /);
  });

  test('is 0 with only additions', async () => {
    const old = write('old.yaml', contract('string'));
    const added = `${contract('string')}  /b:\n    get: { operationId: readB, responses: {} }\n`;
    const { exitCode, stdout } = await run('diff', old, write('more.yaml', added));
    expect(exitCode).toBe(0);
    expect(stdout).toContain('info: GET /b: the operation is new');
  });
});

const broken: [name: string, content: string, message: RegExp][] = [
  ['broken YAML', 'openapi: 3.1.0\npaths: [\n', /bad\.yaml:3 is not YAML or JSON/],
  ['JSON that is cut off', '{"openapi": "3.1.0", "paths": {', /:1 is not YAML or JSON/],
  [
    'a duplicate key',
    'openapi: 3.1.0\ninfo: {title: a, title: b}\n',
    /:2 is not YAML or JSON: duplicated/,
  ],
  ['an empty file', '', /is not OpenAPI 3/],
  ['plain text', 'hello', /is not OpenAPI 3/],
  ['Swagger 2', "swagger: '2.0'\npaths: {}\n", /is Swagger 2\. Convert it/],
  ['no operations', 'openapi: 3.1.0\npaths: {}\n', /has no operations/],
  ['paths that are a number', 'openapi: 3.1.0\npaths: 5\n', /has no operations/],
  [
    'a reference to a missing file',
    'openapi: 3.1.0\npaths:\n  /a:\n    $ref: gone.yaml\n',
    /bad\.yaml:4 Can't resolve \$ref[^]*gone\.yaml/,
  ],
  [
    'a reference over the network',
    'openapi: 3.1.0\npaths:\n  /a:\n    $ref: http://127.0.0.1:1/a.yaml\n',
    /:4 Can't resolve \$ref: references over the network are not followed/,
  ],
  [
    'circular references',
    `${contract('string')}      parameters: [{ $ref: '#/components/parameters/a' }]
components:
  parameters:
    a: { $ref: '#/components/parameters/b' }
    b: { $ref: '#/components/parameters/a' }
`,
    /:15 the reference #\/components\/parameters\/a only leads back to itself/,
  ],
];

describe('an unreadable contract fails with exit code 2, a message without a stack trace, and no report', () => {
  test.each(broken)('%s', async (_, content, message) => {
    const good = write('good.yaml', contract('string'));
    const bad = write('bad.yaml', content);
    for (const args of [
      [good, bad],
      [bad, good],
      [bad, bad],
    ]) {
      const ending = await run('diff', ...args);
      expect(ending).toMatchObject({
        exitCode: 2,
        stdout: '',
        stderr: expect.stringMatching(message),
      });
      expect(ending.stderr).not.toMatch(/\n\s+at /);
    }
  });

  test.each<[args: string[], message: string]>([
    [['nothing'], 'there is no command "nothing", only lint, '],
    [['diff'], 'diff takes OLD NEW, not nothing'],
    [['diff', 'a', 'b', 'c'], 'diff takes OLD NEW, not a b c'],
    [['diff', 'a', 'b', '--format', 'pdf'], '--format cannot be "pdf", only text, markdown'],
    [['diff', 'a', 'b', '--formal'], 'Unknown option'],
    [['diff', 'none.yaml', 'none.yaml'], 'none.yaml does not exist'],
    [['lint', 'git:no-such-revision'], 'git has no revision "no-such-revision"'],
    [['lint', 'git:--all'], '"--all" is no git revision'],
    [['lint', 'git:HEAD:package.json'], 'package.json is not OpenAPI 3'],
  ])('%j', async (args, message) => {
    const ending = await run(...args);
    expect(ending).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ending.stderr).toContain(message);
  });
});

test('a Git revision is read without touching the working tree', async () => {
  const { exitCode, stderr } = await run('diff', 'git:HEAD', 'git:HEAD:openapi/openapi.yaml');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
});

describe('help', () => {
  const named = (stdout: string) =>
    [...stdout.matchAll(/^ {2}([\w-]+) {2,}/gm)].map(([, one]) => one);

  test('lists six commands, and with `all` every command', async () => {
    const { exitCode, stdout } = await run();
    expect(exitCode).toBe(0);
    expect(named(stdout)).toEqual(['lint', 'diff', 'har', 'probe', 'can-deploy', 'explain']);
    expect(stdout).toContain('contract help all');
    const all = named((await run('help', 'all')).stdout);
    expect(all).toEqual(expect.arrayContaining(['watch', 'accept', 'assumptions', 'docs']));
  });

  test('lists the options of a command', async () => {
    const { stdout } = await run('diff', '--help');
    expect(stdout).toMatch(/^contract diff OLD NEW\n[^]*--format FORMAT +text, markdown/);
  });
});
