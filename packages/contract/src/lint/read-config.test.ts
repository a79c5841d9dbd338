import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loansContract, useFolder } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';

const { folder, write, run } = useFolder();
const listen = useServers();

mkdirSync(join(folder, 'api'));
const api = write('api/openapi.json', loansContract);
const config = (text: string) => write('api/redocly.yaml', text);

let origin: string;
let requestCount: number;
beforeEach(async () => {
  requestCount = 0;
  origin = await listen(
    createServer((_, response) => {
      requestCount += 1;
      response.end('rules: {}');
    }),
  );
});

const lint = (...args: string[]) => run('lint', api, ...args);

test.each([
  [
    'redocly.yaml',
    (url: string) => `rules: {}\nextends:\n  - recommended\n  - ${url}\n`,
    'redocly.yaml:4',
  ],
  ['extends as a string', (url: string) => `extends: ${url}\n`, 'redocly.yaml:1'],
  [
    'the section of one API',
    (url: string) => `apis:\n  main:\n    root: openapi.json\n    extends: [${url}]\n`,
    'redocly.yaml:4',
  ],
  [
    'an extended file',
    (url: string) => {
      write('api/shared.yaml', `rules: {}\nextends: [${url}]\n`);
      return 'extends: [./shared.yaml]\n';
    },
    'shared.yaml:2',
  ],
])('a URL in %s is not fetched', async (_, text, place) => {
  config(text(`${origin}/rules.yaml`));
  const { exitCode, stdout, stderr } = await lint();
  expect({ exitCode, stdout, requestCount }).toEqual({ exitCode: 2, stdout: '', requestCount: 0 });
  expect(stderr).toContain(`${place} names ${origin}/rules.yaml: nothing is read over the network`);
});

test('a reference in the settings is not fetched', async () => {
  config(`rules:\n  $ref: ${origin}/rules.yaml\n`);
  const { exitCode, stderr } = await lint();
  expect({ exitCode, requestCount }).toEqual({ exitCode: 2, requestCount: 0 });
  expect(stderr).toContain(
    `redocly.yaml:2 names ${origin}/rules.yaml: nothing is read over the network`,
  );
});

test('an extended file cannot run code, and must be in the folder of the contract', async () => {
  const mark = join(folder, 'ran');
  write(
    'api/plugin.cjs',
    `require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); module.exports = () => ({ id: 'p' });`,
  );
  write('api/shared.yaml', 'plugins: [./plugin.cjs]\n');
  config('extends: [./shared.yaml]\n');
  expect(await lint()).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/shared\.yaml:1 names plugins, which are programs/) as string,
  });
  expect(existsSync(mark)).toBe(false);

  write('outside.yaml', 'rules: {}\n');
  config('extends: [../outside.yaml]\n');
  expect(await lint()).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(
      /redocly\.yaml:1 extends \.\.\/outside\.yaml, which is outside/,
    ) as string,
  });
  expect((await lint('--allow-refs')).exitCode).not.toBe(2);
});

test.each([
  ['broken', 'rules:\n  a: [\n', /redocly\.yaml:\d is not YAML or JSON: /],
  ['empty', '', /redocly\.yaml:1 holds no settings by name/],
  ['a list', '- a\n', /redocly\.yaml:1 holds no settings by name/],
  [
    'extending a missing file',
    'extends: [./none.yaml]\n',
    /redocly\.yaml:1 extends \.\/none\.yaml, which cannot be read/,
  ],
])('settings that are %s are rejected with file and line', async (_, text, message) => {
  config(text);
  const { exitCode, stderr } = await lint();
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(message);
});
