import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';

const { folder, write, run } = useFolder();

const optional = (operationId: string, part: string) => ({
  operationId,
  'x-optional': part,
  responses: {},
});
// If one operation has `x-screens`, the commands do not search the app's sources for screens.
const loans = { get: { operationId: 'listLoans', 'x-screens': ['/loans'], responses: {} } };
const offers = { get: optional('listOffers', 'the offers') };
const notes = { get: optional('getNotes', 'notes'), post: optional('addNote', 'own notes') };
const whole = { '/loans': loans, '/offers/{id}': offers, '/notes': notes };

const contract = (name: string, paths: object) =>
  write(name, { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths });
const file = join(folder, 'capabilities.json');
const diff = (paths: object, to = file) =>
  run('diff', contract('ours.json', whole), contract('theirs.json', paths), '--capabilities', to);

test.each<[name: string, paths: object, missing: object[]]>([
  [
    'has every call, one with a renamed path parameter',
    { ...whole, '/offers/{offer}': offers },
    [],
  ],
  [
    'lacks a method of one path and another path entirely',
    { '/loans': loans, '/notes': { get: notes.get } },
    [
      { call: 'GET /offers/{id}', part: 'the offers' },
      { call: 'POST /notes', part: 'own notes' },
    ],
  ],
  [
    'has a call at another path',
    { ...whole, '/offers/{id}': {}, '/v2/offers/{id}': offers },
    [{ call: 'GET /offers/{id}', part: 'the offers' }],
  ],
  ['lacks only a call that the app needs', { ...whole, '/loans': {} }, []],
])('lists the parts that are unavailable on a server that %s', async (_, paths, missing) => {
  await diff(paths);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ missing });
});

test('missing required calls are still reported, and set the exit code', async () => {
  const { exitCode, stdout } = await diff({ ...whole, '/loans': {} });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('GET /loans: the operation is gone');
});

test('an unwritable file is named', async () => {
  expect(await diff(whole, folder)).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: `contract: ${folder} cannot be written\n`,
  });
});
