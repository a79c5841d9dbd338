import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';
import { optionalContractFiles } from './expand-response.ts';
import { listOperations } from './operations.ts';
import { readContract } from './read-contract.ts';

const { folder, write } = useFolder();

test('an invalid x-response is reported with its location', async () => {
  const operation = 'operationId: x\n      x-response: { data: null, refusals: [gone] }';
  const file = write('short.yaml', `openapi: 3.1.0\npaths:\n  /x:\n    get:\n      ${operation}\n`);
  await expect(readContract(file)).rejects.toThrow(/short\.yaml:6 refusals\.yaml has no "gone"/);
});

test('an older revision of our contract, without some shared files, can be read', async () => {
  const older = join(folder, 'older');
  await cp(join(import.meta.dirname, '../../../../openapi'), older, { recursive: true });
  for (const file of optionalContractFiles) await rm(join(older, file));
  const failure = join(older, 'responses/failure.yaml');
  const written = await readFile(failure, 'utf8');
  await writeFile(failure, written.replace(/^.*SessionLost.*\n/m, ''));
  const { document } = await readContract(join(older, 'openapi.yaml'));
  expect(listOperations(document).length).toBeGreaterThan(60);
  expect(JSON.stringify(document)).not.toMatch(/SessionLost|Idempotency-Replayed/);
});

test('operations are listed in the order of the paths, GET before POST', () => {
  const paths = {
    '/b': { post: { operationId: 'two' }, get: { operationId: 'one' }, parameters: [] },
    '/a': {},
  };
  const names = listOperations({ openapi: '3.1.0', paths }).map((entry) => entry.operationId);
  expect(names).toEqual(['one', 'two']);
});

test('operations of a referenced path item are found, with their location', async () => {
  const file = write(
    'shared.yaml',
    `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a:
    $ref: '#/components/pathItems/Shared'
  /b:
    $ref: '#/paths/~1a'
    summary: Beside the reference.
components:
  pathItems:
    Shared:
      post: { operationId: save, responses: {} }
`,
  );
  const { operations, placeOf } = await readContract(file);
  expect(operations.map(({ path, method }) => `${method} ${path}`)).toEqual(['post /a', 'post /b']);
  expect(placeOf('/paths/~1a/post').line).toBe(12);
});

test('two files with the same name become two schemas', async () => {
  await mkdir(join(folder, 'one'));
  await mkdir(join(folder, 'two'));
  write('one/Card.yaml', 'type: string\n');
  write('two/Card.yaml', 'type: integer\n');
  const answer = (ref: string) =>
    `responses: { 200: { description: Fine., content: { application/json: { schema: { $ref: ${ref} } } } } }`;
  const file = write(
    'twins.yaml',
    `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a: { get: { ${answer('one/Card.yaml')} } }
  /b: { get: { ${answer('two/Card.yaml')} } }
`,
  );
  const { document } = await readContract(file);
  expect(document['components']).toEqual({
    schemas: { Card: { type: 'string' }, 'Card-2': { type: 'integer' } },
  });
});
