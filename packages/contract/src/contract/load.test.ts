import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleContract, listOperations } from './load.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kosha-load-'))));
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

test('a file that is missing is named, with the place that asks for it', async () => {
  const file = await write(
    'root.yaml',
    'openapi: 3.1.0\npaths:\n  /x:\n    get:\n      $ref: gone.yaml\n',
  );
  await expect(bundleContract(file)).rejects.toThrow(
    /^The contract cannot be bundled:[^]*root\.yaml:5[^]*gone\.yaml/,
  );
});

test('what is no YAML is said with its line', async () => {
  const file = await write('broken.yaml', 'openapi: 3.1.0\npaths: [\n');
  await expect(bundleContract(file)).rejects.toThrow(
    /^The contract cannot be bundled:[^]*broken\.yaml" \(3:1\)/,
  );
});

test('a contract that is not there is named', async () => {
  await expect(bundleContract(join(folder, 'none.yaml'))).rejects.toThrow(
    /none\.yaml does not exist/,
  );
});

test('operations are listed in the order of the file, methods of a path included', () => {
  const paths = {
    '/b': { post: { operationId: 'two' }, get: { operationId: 'one' }, parameters: [] },
    '/a': {},
  };
  const names = listOperations({ openapi: '3.1.0', paths }).map((entry) => entry.operationId);
  expect(names).toEqual(['one', 'two']);
});
