import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import contractDocument from '../__generated__/openapi.json' with { type: 'json' };
import { loan, loansContract, useFolder } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';
import { isRecord } from '../document/doc-node.ts';
import { readOperations } from '../exchange/operations.ts';
import { createValidator } from '../exchange/validator.ts';
import { invalidRequestsFrom } from './break-request.ts';
import { createGenerator } from './generate.ts';
import { KnownValues } from './known-values.ts';
import { createRequest } from './request.ts';

const { write, contract, run } = useFolder();
const listen = useServers();

const serve = (answer: RequestListener) => listen(createServer(answer));
const json =
  (status: number, value: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

const probe = (origin: string, ...args: string[]) =>
  contract('probe', origin, '--rate', '1000', ...args);

test('a conforming server is clean, and skipped operations are reported', async () => {
  const { exitCode, stdout } = await probe(await serve(json(200, { code: 0, data: [loan] })));
  expect(exitCode).toBe(0);
  expect(stdout).toContain('info: 1 operation conforms');
  expect(stdout).toContain('unchecked: makeLoan, sendProof: not reached: POST needs --writes');
});

test('a wrong response is reported with the line of the contract', async () => {
  const { exitCode, stdout } = await probe(
    await serve(json(200, { code: 0, data: [{ ...loan, id: 7 }] })),
  );
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(
    /breaking: listLoans response: \/data\/\*\/id: expected string, got number 7/,
  );
  expect(stdout).toMatch(/place: \S+loans\.json:\d+/);
});

test('a server that accepts invalid requests is reported', async () => {
  const answer: RequestListener = (request, response) =>
    json(200, { code: 0, data: request.method === 'GET' ? [loan] : loan })(request, response);
  const { stdout } = await probe(await serve(answer), '--writes', '--format', 'json');
  expect(stdout).toContain('a request without amount: expected a refusal, got success');
});

const answers: Record<string, RequestListener> = {
  'that hangs': () => {},
  'that stops in the middle': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
  },
};

test.each(Object.entries(answers))(
  'a server %s counts as not reached, not as clean',
  async (_, answer) => {
    const { exitCode, stdout, stderr } = await probe(await serve(answer), '--timeout', '0.2');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toBe('contract: no operation was reached: no response within 200 ms\n');
  },
);

test('a server that does not speak HTTP counts as not reached', async () => {
  const origin = await listen(
    createSocketServer((socket) => socket.end('220 mail.test ready\r\n')),
  );
  expect(await probe(origin)).toMatchObject({
    exitCode: 2,
    stderr: 'contract: no operation was reached: the response is not HTTP\n',
  });
});

test('a closed port counts as not reached', async () => {
  const server = createServer();
  const origin = await listen(server);
  server.close();
  expect(await probe(origin)).toMatchObject({
    exitCode: 2,
    stderr: 'contract: no operation was reached: nothing listens at this address\n',
  });
});

test('a redirect is reported and not followed', async () => {
  let calls = 0;
  const origin = await serve((_, response) => {
    calls += 1;
    response.writeHead(302, { location: '/api/loans?again' }).end();
  });
  const { exitCode, stdout } = await probe(origin, '--samples', '1');
  expect(exitCode).toBe(1);
  expect(stdout).toContain('got 302, redirect to /api/loans?again');
  expect(calls).toBe(2);
});

test('another machine is probed only if it is named', async () => {
  expect(await contract('probe', 'https://loans.example')).toMatchObject({
    exitCode: 2,
    stderr:
      'contract: loans.example is another machine; if you may ask it, add --host loans.example\n',
  });
});

test.each([
  ['invalid JSON', '{\n', /config\.json:\d is not JSON or YAML/],
  ['a step without a URL', { signIn: [{ take: {} }] }, /config\.json:1 signIn\/0 needs a url/],
  [
    'a sign-in that returns no token',
    { signIn: [{ url: '/login', take: { token: '/token' } }] },
    /\/login responded with status 200 without \/token: 7 “Wrong code”/,
  ],
])('a configuration with %s is rejected with its location', async (_, config, message) => {
  const origin = await serve(json(200, { code: 7, msg: 'Wrong code' }));
  const { exitCode, stderr } = await probe(origin, '--config', write('config.json', config));
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(message);
});

const inLanguages = {
  ...loansContract,
  paths: {
    '/loans': {
      parameters: [
        {
          name: 'Accept-Language',
          in: 'header',
          required: true,
          schema: { anyOf: [{ enum: ['en', 'hi'] }, { type: 'string' }] },
        },
      ],
      post: { ...loansContract.paths['/loans'].post, 'x-screens': ['/loans'] },
    },
  },
};

const refusesIn = (messages: Record<string, string>) =>
  serve((request, response) =>
    json(200, {
      code: 7,
      msg: messages[request.headers['accept-language'] ?? ''] ?? messages['en'],
    })(request, response),
  );

test.each([
  ['has a Hindi message', { en: 'The amount is missing.', hi: 'राशि नहीं है।' }, false],
  ['has only an English message', { en: 'The amount is missing.' }, true],
  ['has a code as its message', { en: 'NO_AMOUNT' }, false],
])(
  'a server that %s is reported if it refuses a Hindi request in English',
  async (_, messages, isReported) => {
    const api = write('languages.json', inLanguages);
    const origin = await refusesIn(messages);
    const { exitCode, stdout } = await run(
      'probe',
      origin,
      '--writes',
      '--rate',
      '1000',
      '--samples',
      '1',
      '--api',
      api,
    );
    expect(stdout.includes('expected a refusal in hi, got the English one')).toBe(isReported);
    expect(exitCode).toBe(Number(isReported));
  },
);

const questionContract = {
  ...inLanguages,
  paths: {
    '/loans': {
      parameters: inLanguages.paths['/loans'].parameters,
      get: {
        operationId: 'listQuestions',
        'x-screens': ['/loans'],
        responses: {
          200: {
            description: 'Questions.',
            content: {
              'application/json': {
                schema: {
                  properties: {
                    data: {
                      items: {
                        properties: {
                          question: { type: 'string', 'x-words': true },
                          lender: { type: 'string' },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

test.each([
  ['in Hindi', 'ब्याज कितना है?', false],
  ['in English', 'How much interest is there?', true],
])(
  'a server with texts %s for a Hindi request is reported only if they are English',
  async (_, hindi, isReported) => {
    const api = write('words.json', questionContract);
    const origin = await serve((request, response) => {
      const isHindi = request.headers['accept-language'] === 'hi';
      const question = isHindi ? hindi : 'How much interest is there?';
      const data = [{ question, lender: 'Asha Finance Limited' }];
      json(200, { code: 0, data })(request, response);
    });
    const { stdout } = await run('probe', origin, '--rate', '1000', '--samples', '1', '--api', api);
    expect(stdout.includes('expected words in hi, got the English ones')).toBe(isReported);
  },
);

test('every call sends the token of the sign-in', async () => {
  const tokens = new Set<unknown>();
  const origin = await serve((request, response) => {
    if (request.url === '/login') return json(200, { data: { token: 't1' } })(request, response);
    tokens.add(request.headers.token);
    return json(200, { code: 0, data: [] })(request, response);
  });
  const config = {
    headers: { token: '{token}' },
    signIn: [{ url: '/login', body: {}, take: { token: '/data/token' } }],
  };
  expect(await probe(origin, '--config', write('sign-in.json', config))).toMatchObject({
    exitCode: 0,
  });
  expect([...tokens]).toEqual(['t1']);
});

test('a response during sign-in is checked if the contract has its call', async () => {
  const origin = await serve((request, response) =>
    json(200, { code: 0, data: request.method === 'GET' ? [loan] : { ...loan, id: 7 } })(
      request,
      response,
    ),
  );
  const config = {
    signIn: [{ url: '/api/loans?by=1', body: { amount: 1 }, take: { id: '/data/id' } }],
  };
  const { stdout } = await probe(origin, '--config', write('checked.json', config));
  expect(stdout).toContain('breaking: makeLoan response: /data/id: expected string, got number 7');
});

const operations = new Map(readOperations(contractDocument).map((one) => [one.id, one]));
const validator = createValidator(contractDocument);
const tools = {
  validator,
  generate: createGenerator(contractDocument, validator),
  known: new KnownValues({ values: {}, learn: {} }),
};

test('for every operation and seed, the request is valid and each broken request is invalid', async () => {
  const operation = fc.constantFrom(...operations.keys());
  await fc.assert(
    fc.asyncProperty(operation, fc.nat(50), async (id, seed) => {
      const request = await createRequest(operations.get(id)!, seed, tools);
      expect(request !== undefined).toBe(true);
      const schema = request?.body?.media.at('schema');
      if (schema) expect(validator.faultsOf(schema, request!.body!.value, 'request')).toEqual([]);
      for (const broken of invalidRequestsFrom(request!, validator)) {
        if (broken.request.body && schema && isRecord(broken.request.body.value)) {
          const isQuery = broken.request.query !== request!.query;
          expect(
            isQuery || validator.faultsOf(schema, broken.request.body.value, 'request').length > 0,
          ).toBe(true);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('the same seed generates the same requests', async () => {
  for (const operation of readOperations(contractDocument)) {
    const [first, second] = [
      await createRequest(operation, 3, tools),
      await createRequest(operation, 3, tools),
    ];
    expect(JSON.stringify(first?.body?.value)).toBe(JSON.stringify(second?.body?.value));
  }
});
