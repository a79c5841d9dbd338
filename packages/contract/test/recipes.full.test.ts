import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const recipes = join(import.meta.dirname, '../recipes');
const recipe = (name: string) => readFileSync(join(recipes, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'contract-recipes-'));
const api = 'src/main/resources/openapi.yaml';

/** A shell script that runs the CLI's TypeScript source, in place of the built executable. */
const tool = join(folder, 'contract');

const contract = (type: string) => `openapi: 3.1.0
info: { title: Loans, version: '1', license: { name: MIT, identifier: MIT } }
servers: [{ url: 'https://loans.test' }]
security: []
paths:
  /loans:
    get:
      operationId: listLoans
      summary: All loans.
      x-screens: [/loans]
      responses:
        '200':
          description: Fine.
          content: { application/json: { schema: { type: ${type} } } }
        '400': { description: Refused. }
`;

beforeAll(() => {
  const main = join(import.meta.dirname, '../src/cli/main.ts');
  writeFileSync(tool, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`);
  chmodSync(tool, 0o755);
  for (const [name, now] of [
    ['broken', 'integer'],
    ['same', 'string'],
  ] as const) {
    const at = join(folder, name);
    mkdirSync(join(at, 'src/main/resources'), { recursive: true });
    writeFileSync(join(at, api), contract('string'));
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.test'];
    const commands = [
      ['init', '-q', '-b', 'main'],
      ['add', '.'],
      [...author, 'commit', '-q', '-m', 'One'],
    ];
    for (const args of [...commands, ['update-ref', 'refs/remotes/origin/main', 'HEAD']]) {
      spawnSync('git', args, { cwd: at });
    }
    writeFileSync(join(at, api), contract(now));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

type Folder = 'broken' | 'same';

/** Stops at the first failing line, as a CI job does. */
function runSteps(where: Folder, lines: readonly string[], env: Record<string, string>) {
  const options = {
    cwd: join(folder, where),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  } as const;
  return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', lines.join('\n')], options);
}

const read = (where: Folder, name: string) => readFileSync(join(folder, where, name), 'utf8');

const exitCodes = [
  ['broken', 1],
  ['same', 0],
] as const;

describe('the GitHub Action', () => {
  interface Step {
    run: string;
    env: Record<string, string>;
  }
  const { inputs, runs } = parse(recipe('action.yml')) as {
    inputs: Record<string, { default?: string }>;
    runs: { steps: Step[] };
  };
  const given: Record<string, string> = { api, base: 'origin/main', contract: tool };
  const filled = ({ env }: Step) =>
    Object.entries(env).map(([name, text]) => {
      const input = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(text)?.[1] ?? '';
      return [name, given[input] ?? inputs[input]?.default ?? ''] as const;
    });

  test.each(exitCodes)('in a %s repository exits with %i and writes annotations', (where, code) => {
    const env = Object.fromEntries(runs.steps.flatMap(filled));
    const lines = runs.steps.map(({ run }) => `(${run}\n)`);
    const ended = runSteps(where, lines, { ...env, GITHUB_STEP_SUMMARY: 'summary.md' });
    expect(ended).toMatchObject({ status: code, stderr: '' });
    expect(read(where, 'contract.sarif').includes('"type-changed"')).toBe(code === 1);
    expect(read(where, 'summary.md')).toContain('## contract diff');
  });
});

describe('the job of GitLab', () => {
  const { contract: job } = parse(recipe('gitlab-ci.yml')) as {
    contract: { before_script: string[]; script: string[]; variables: Record<string, string> };
  };

  test.each(exitCodes)('in a %s repository exits with %i and writes test cases', (where, code) => {
    const env = { ...job.variables, CONTRACT: tool, CI_MERGE_REQUEST_DIFF_BASE_SHA: 'origin/main' };
    const ended = runSteps(where, [...job.before_script, ...job.script], env);
    expect(ended).toMatchObject({ status: code, stderr: '' });
    expect(read(where, 'contract.xml').includes('classname="type-changed"')).toBe(code === 1);
  });
});

const commandsOf = {
  'build.gradle': (text: string) =>
    [...text.matchAll(/commandLine contractTool, (.*)$/gm)].map(([, list = '']) =>
      list
        .split(', ')
        .map((one) => (one === 'api' ? api : one.slice(1, -1).replace('${api}', api))),
    ),
  'pom.xml': (text: string) =>
    [...text.matchAll(/<arguments>(.*?)<\/arguments>/gs)].map(([, list = '']) =>
      [...list.matchAll(/<argument>(.*?)<\/argument>/g)].map(([, one = '']) =>
        one.replace('${api}', api),
      ),
    ),
};

test('the commands of build.gradle find breaking changes, and pom.xml has the same commands', () => {
  const [gradle, maven] = (['build.gradle', 'pom.xml'] as const).map((name) =>
    commandsOf[name](recipe(name)),
  );
  expect(maven).toEqual(gradle);
  const [lint = [], diff = []] = gradle ?? [];
  const options = { cwd: join(folder, 'broken'), encoding: 'utf8' } as const;
  expect(spawnSync(tool, lint, options)).toMatchObject({ status: 0, stderr: '' });
  const compared = spawnSync(tool, diff, options);
  expect(compared).toMatchObject({ status: 1, stderr: '' });
  expect(compared.stdout).toContain('type-changed');
});

test('the container copies the files that the build of the executable writes', () => {
  expect(recipe('Containerfile')).toContain('COPY contract LICENSES.md /opt/contract/');
});
