import { expect, test } from 'vitest';
import { loansContract, useFolder } from '../../test/loans.ts';

const { folder, write, run } = useFolder();
const api = write('loans.json', loansContract);
const har = write('empty.har', { log: { entries: [] } });

const contract = (name: string, change: object) => write(name, { ...loansContract, ...change });
const listOf = (operation: unknown) => ({ paths: { '/loans': { get: operation } } });
const respondingWith = (schema: unknown) => ({
  operationId: 'listLoans',
  'x-screens': ['/loans'],
  responses: { 200: { description: 'A.', content: { 'application/json': { schema } } } },
});

const malformed: Record<string, object> = {
  'no paths': { paths: null },
  'a number as paths': { paths: 5 },
  'a list as paths': { paths: [1] },
  'a string as path item': { paths: { '/loans': 'get' } },
  'a number as operation': listOf(5),
  'null as responses': listOf({ operationId: 'a', 'x-screens': [], responses: null }),
  'a list as responses': listOf({ operationId: 'a', 'x-screens': [], responses: [5] }),
  'a number as response': listOf({ operationId: 'a', 'x-screens': [], responses: { 200: 5 } }),
  'numbers as parameters': listOf({ ...respondingWith({}), parameters: [5, null] }),
  'a string as parameters': listOf({ ...respondingWith({}), parameters: 'id' }),
  'a string as request body': listOf({ ...respondingWith({}), requestBody: 'body' }),
  'a number as schema': listOf(respondingWith(5)),
  'a list as schema': listOf(respondingWith([{}])),
  'numbers in allOf': listOf(respondingWith({ allOf: [1, null] })),
  'a string as allOf': listOf(respondingWith({ allOf: 'all' })),
  'a number as enum': listOf(respondingWith({ enum: 5 })),
  'a string as required': listOf(
    respondingWith({ type: 'object', required: 'id', properties: { id: {} } }),
  ),
  'a list as properties': listOf(respondingWith({ properties: [1] })),
  'an unknown type': listOf(respondingWith({ type: 'money' })),
  'an invalid pattern': listOf(respondingWith({ type: 'string', pattern: '(' })),
  'numbers as servers': { servers: [5, null] },
  'a server with an unset variable': { servers: [{ url: 'https://{host}/api' }] },
  'a string as components': { components: 'none', ...listOf(respondingWith({})) },
  'a string as security': { security: 'token' },
  'a string as x-errors': { 'x-errors': 'none' },
  'a number as link': listOf({
    ...respondingWith({}),
    responses: { 200: { description: 'A.', links: { a: 5, b: { operationId: 5 } } } },
  }),
};

const internals =
  /Cannot (read|destructure)|is not a function|is not iterable|(?<!-)\bundefined\b|\[object|\n\s+at /;

test.each(Object.entries(malformed))(
  'a contract with %s is read or rejected with our own message, by every command',
  async (name, change) => {
    const file = contract(`${name.replaceAll(' ', '-')}.json`, change);
    const commands = [
      ['lint', file],
      ['diff', api, file],
      ['diff', file, api],
      ['changelog', api, file],
      ['har', har, '--api', file],
      ['accept', har, '--api', file],
      ['assumptions', '--api', file],
      ['probe', 'http://127.0.0.1:1', '--api', file, '--rate', '10000'],
    ];
    for (const args of commands) {
      const { stdout, stderr } = await run(...args);
      const output = stdout + stderr;
      expect([args[0], internals.exec(output) && output]).toEqual([args[0], null]);
    }
  },
);

test.each([
  [
    'an unknown envelope',
    ['har', har, '--api', contract('envelope.json', { 'x-envelope': 5 })],
    /envelope\.json:\d+ x-envelope needs a field/,
  ],
  [
    'an invalid port',
    ['watch', 'http://127.0.0.1:1', '--api', api, '--port', 'x'],
    /--port takes a number up to 65535, not "x"/,
  ],
  ['a missing recording', ['accept', 'none.har', '--api', api], /none\.har does not exist/],
  ['a folder as the output file', ['docs', '--api', api, '--out', folder], /cannot be written/],
  [
    'a recording path that is a folder, before there is traffic to lose',
    ['watch', 'http://127.0.0.1:1', '--api', api, '--har', folder],
    /cannot be written/,
  ],
  [
    'an invalid configuration',
    ['probe', 'http://127.0.0.1:1', '--api', api, '--config', write('p.json', '{\n"learn": 5 }')],
    /p\.json:2 learn is not an operation/,
  ],
])('%s is rejected', async (_, args, message) => {
  const { exitCode, stdout, stderr } = await run(...args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toMatch(message);
});
