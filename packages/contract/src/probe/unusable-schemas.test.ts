import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';

const { write, run } = useFolder();
const listen = useServers();

async function probeTwoReads(data: object, responseSchema: object, querySchema: object) {
  const api = write('two-reads.json', {
    openapi: '3.1.0',
    info: { title: 'Patterns', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'readA',
          'x-screens': ['/a'],
          parameters: [{ name: 'q', in: 'query', required: true, schema: querySchema }],
          responses: {
            200: {
              description: 'Fine.',
              content: { 'application/json': { schema: responseSchema } },
            },
          },
        },
      },
      '/b': {
        get: {
          operationId: 'readB',
          'x-screens': ['/b'],
          responses: { 200: { description: 'Fine.' } },
        },
      },
    },
  });
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data)),
  );
  const origin = await listen(server);
  return run('probe', origin, '--api', api, '--rate', '1000');
}

test('a response on which a pattern takes too long is unchecked, and does not conform', async () => {
  const named = { type: 'object', properties: { name: { type: 'string', pattern: '^(a+)+$' } } };
  const endless = { name: `${'a'.repeat(40)}1` };
  const { stdout } = await probeTwoReads(endless, named, { type: 'string' });
  expect(stdout).toContain(
    'unchecked: readA: a schema of the document cannot be used: a pattern takes too long on a value',
  );
  expect(stdout).toMatch(/1 operation conforms[^]*operations: readB/);
});

test('an operation without a usable request schema is reported, and the others are probed', async () => {
  const properties = { name: { type: 'string', pattern: '[' } };
  const unusable = { type: 'object', required: ['name'], properties };
  const { stdout } = await probeTwoReads({}, {}, unusable);
  expect(stdout).toMatch(
    /unchecked: readA: not reached: a schema of the document cannot be used: Invalid regular expression/,
  );
  expect(stdout).toMatch(/1 operation conforms[^]*operations: readB/);
});
