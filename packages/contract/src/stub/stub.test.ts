import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loan, loansContract, useFolder } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';
import { readContract, type Contract } from '../document/read-contract.ts';
import { createChecker } from '../exchange/checker.ts';
import { readOperations } from '../exchange/operations.ts';
import { createValidator } from '../exchange/validator.ts';
import { createGenerator } from '../probe/generate.ts';
import { KnownValues } from '../probe/known-values.ts';
import { createRequest } from '../probe/request.ts';
import { createSender } from '../probe/send.ts';
import { createStub } from './stub.ts';

const { write } = useFolder();
const listen = useServers();

const { get, post } = loansContract.paths['/loans'];
const examples = {
  two: { value: { code: 0, data: [loan, { ...loan, id: '2' }] } },
  none: { value: { code: 0, data: [] } },
  locked: { value: { code: 7, msg: 'Locked.' } },
};
const withExamples = {
  ...loansContract,
  'x-errors': { 7: { meaning: 'Locked.' }, 9: { meaning: 'Closed.' } },
  components: {
    ...loansContract.components,
    securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Token' } },
  },
  paths: {
    ...loansContract.paths,
    '/loans': {
      get: {
        ...get,
        responses: {
          200: {
            ...get.responses[200],
            content: {
              'application/json': { ...get.responses[200].content['application/json'], examples },
            },
          },
          404: {
            description: 'Gone.',
            headers: { 'X-Left': { schema: { type: 'integer' }, example: 3 } },
          },
        },
      },
      post: { ...post, security: [{ session: [] }] },
    },
  },
};

let contract: Contract;
const lines: string[] = [];
beforeAll(async () => void (contract = await readContract(write('stub.json', withExamples))));

const serve = () => listen(createStub(contract, { show: false, log: (line) => lines.push(line) }));

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch((await serve()) + path, init);
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, json };
}

const prefer = (wish: string) => ({ headers: { prefer: wish } });
const sent = (body: object, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', token: 't', ...headers },
  body: JSON.stringify(body),
});

describe('an answer', () => {
  test.each([
    ['the first success without a wish', {}, 200, examples.two.value],
    ['the example of a name', prefer('example=none'), 200, examples.none.value],
    ['a refusal that an example shows', prefer('refusal=7'), 200, examples.locked.value],
    ['a refusal that only the catalogue lists', prefer('refusal=9'), 200, { code: 9 }],
    ['another status', prefer('status=404'), 404, undefined],
  ])('is %s', async (_, init, status, value) => {
    const { json, ...answer } = await ask('/api/loans', init);
    expect(answer.status).toBe(status);
    if (value === undefined) expect(json).toBeUndefined();
    else expect(json).toMatchObject(value);
    expect(answer.headers.get('x-left')).toBe(status === 404 ? '3' : null);
  });

  test('is made by the schema where there is no example, and is the same each time', async () => {
    const first = await ask('/api/loans', sent({ amount: 5 }));
    expect(first.json).toMatchObject({ code: 0, data: { id: expect.any(String) as string } });
    expect((await ask('/api/loans', sent({ amount: 5 }))).json).toEqual(first.json);
  });

  test('reaches an app on another port', async () => {
    const origin = 'http://localhost:5173';
    const { headers } = await ask('/api/loans', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    const preflight = { origin, 'access-control-request-method': 'POST' };
    expect(await ask('/api/loans', { method: 'OPTIONS', headers: preflight })).toMatchObject({
      status: 204,
    });
  });
});

describe('a sentence refuses', () => {
  test.each([
    [
      'a missing field',
      '/api/loans',
      sent({}),
      422,
      /^makeLoan: \/amount: expected a value, got nothing \(\S*stub\.json:\d+\)$/,
    ],
    [
      'a value of another type',
      '/api/loans',
      sent({ amount: '5' }),
      422,
      /expected number, got string/,
    ],
    [
      'a field that nobody knows',
      '/api/loans',
      sent({ amount: 5, more: 1 }),
      422,
      /\/more: expected only documented fields/,
    ],
    ['a parameter that nobody knows', '/api/loans?debug=1', {}, 422, /query debug/],
    [
      'a call without its token',
      '/api/loans',
      sent({ amount: 5 }, { token: undefined }),
      401,
      /^makeLoan: expected header Token, got nothing$/,
    ],
    ['a path that is not there', '/api/nowhere', {}, 404, /has no path \/nowhere/],
    ['an address outside the contract', '/loans', {}, 404, /begin at \/api\//],
    [
      'another method',
      '/api/loans',
      { method: 'DELETE' },
      405,
      /has GET, POST \/loans, not DELETE/,
    ],
    [
      'an example that is not there',
      '/api/loans',
      prefer('example=three'),
      400,
      /listLoans has two, none, locked$/,
    ],
    ['a code that is not listed', '/api/loans', prefer('refusal=8'), 400, /listLoans has 7, 9$/],
    [
      'a status that is not there',
      '/api/loans',
      prefer('status=500'),
      400,
      /listLoans has 200, 404$/,
    ],
  ] as const)('%s', async (_, path, init, status, detail) => {
    const headers = 'headers' in init ? withoutUndefined(init.headers) : {};
    const answer = await ask(path, { ...init, headers } as RequestInit);
    expect(answer).toMatchObject({
      status,
      json: { status, detail: expect.stringMatching(detail) as string },
    });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('and the log says it too, without personal values', async () => {
    await ask('/api/loans?phone=9876543210');
    expect(lines.at(-1)).toMatch(/^GET \/api\/loans\?phone=9000000000 422 .*query phone/);
  });
});

const withoutUndefined = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

test('for each operation of our contract it takes a valid request, and its answer fits', async () => {
  const ours = await readContract(join(import.meta.dirname, '../__generated__/openapi.json'));
  const origin = await listen(createStub(ours, { show: false, log: () => {} }));
  const checker = createChecker(ours.document, { envelope: ours.envelope });
  const validator = createValidator(ours.document);
  const tools = {
    validator,
    generate: createGenerator(ours.document, validator),
    known: new KnownValues({ values: {}, learn: {} }),
  };
  const send = createSender(`${origin}/api1`, { rate: 10_000, timeoutMs: 20_000 });
  const found: unknown[] = [];
  for (const operation of readOperations(ours.document)) {
    const request = await createRequest(operation, 0, tools);
    const answer = await send(request!, { token: 't' });
    const { problems, unchecked = undefined } =
      'why' in answer ? { problems: [answer.why] } : checker.checkResponse(operation, answer);
    if (problems.length > 0 || unchecked !== undefined) {
      found.push([operation.id, problems, unchecked, answer]);
    }
  }
  expect(found).toEqual([]);
});

test('the command serves until it is stopped, and then ends with 0', async () => {
  const main = join(import.meta.dirname, '../cli/main.ts');
  const api = write('served.json', withExamples);
  const child = spawn(process.execPath, [main, 'stub', '--api', api, '--port', '0']);
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit');
  const said = await new Promise<string>((resolve) => {
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('Prefer: refusal')) resolve(text);
    });
  });
  const [, origin] = /3 operations at (http:\S+);/.exec(said)!;
  expect((await fetch(`${origin}/api/loans`)).status).toBe(200);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
});
