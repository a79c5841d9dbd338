import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { jsonSchemaContent, loan, useFolder } from '../../test/loans.ts';
import { useServers } from '../../test/serve.ts';

const { write, run } = useFolder();
const listen = useServers();

const Loan = {
  type: 'object',
  required: ['id', 'amount'],
  properties: { id: { type: 'string' }, amount: { type: 'number' } },
};
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const answer = (schema: object) => ({ description: 'A response.', ...jsonSchemaContent(schema) });
const refused = { description: 'Not there.' };
const linkTo = (operationId: string) => ({
  operationId,
  parameters: { id: '$response.body#/id' },
});

const api = write('chain.json', {
  openapi: '3.1.0',
  info: { title: 'Loans', version: '1' },
  paths: {
    '/loans/{id}': {
      parameters: [id],
      get: {
        operationId: 'getLoan',
        'x-screens': ['/loans/:id'],
        responses: { 200: answer(Loan), '4XX': refused },
      },
      delete: { operationId: 'endLoan', responses: { 200: answer(Loan), '4XX': refused } },
    },
    '/loans': {
      get: {
        operationId: 'findLoans',
        parameters: [
          { name: 'page', in: 'query', required: true, schema: { type: 'integer', maximum: 9 } },
          { name: 'word', in: 'query', required: true, schema: { type: 'string', maxLength: 12 } },
        ],
        responses: { 200: answer({ type: 'array', items: Loan }), '4XX': refused },
      },
      post: {
        operationId: 'makeLoan',
        requestBody: {
          required: true,
          ...jsonSchemaContent({
            type: 'object',
            required: ['note', 'amount'],
            properties: {
              note: { type: 'string', minLength: 1, maxLength: 8 },
              amount: { type: 'number', minimum: 1, maximum: 100 },
            },
          }),
        },
        responses: {
          201: {
            ...answer(Loan),
            links: { Read: linkTo('getLoan'), End: linkTo('endLoan') },
          },
          '4XX': refused,
        },
      },
    },
  },
});

interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

function createLoans({ takesAll = false, ownedByOthers = false, forgets = false } = {}) {
  const loans = new Map<string, object>([['theirs', { ...loan, id: 'theirs' }]]);
  const requests: ReceivedRequest[] = [];
  const answerTo = ({ method, path, query, body }: ReceivedRequest): [number, unknown?] => {
    const [, , one] = path.split('/');
    if (one !== undefined) {
      const found = loans.get(one);
      if (!found || (one === 'theirs' && !ownedByOthers)) return [404];
      if (method === 'DELETE') loans.delete(one);
      return [200, found];
    }
    if (method === 'GET') {
      const isFine =
        query.has('page') &&
        Number(query.get('page')) <= 9 &&
        (query.get('word')?.length ?? 99) <= 12;
      return isFine || takesAll ? [200, []] : [400];
    }
    const { note, amount } = (body ?? {}) as { note?: unknown; amount?: number };
    const isFine =
      typeof note === 'string' &&
      note.length >= 1 &&
      note.length <= 8 &&
      amount! >= 1 &&
      amount! <= 100;
    if (!isFine && !takesAll) return [400];
    const created = { id: `loan-${loans.size}`, amount: 5 };
    if (!forgets) loans.set(created.id, created);
    return [201, created];
  };
  const server = createServer((request, response) => {
    void (async () => {
      const one = await read(request);
      requests.push(one);
      const [status, value] = answerTo(one);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(value === undefined ? '' : JSON.stringify(value));
    })();
  });
  return { server, requests };
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

async function probe(kind: Parameters<typeof createLoans>[0], ...args: string[]) {
  const { server, requests } = createLoans(kind);
  const origin = await listen(server);
  const options = ['--api', api, '--rate', '100000', '--format', 'json', ...args];
  const { exitCode, stdout } = await run('probe', origin, ...options);
  const { findings } = JSON.parse(stdout) as {
    findings: { rule: string; message: string; operations: string[]; curl?: string }[];
  };
  return { exitCode, findings, requests, origin };
}

const accepted = (findings: { rule: string; message: string }[]) =>
  findings
    .filter(({ rule }) => rule === 'request-accepted-invalid')
    .map(({ message }) => message.replace(/^(\w+) request: a request (.*): expected.*$/, '$1: $2'));

test('only reads are sent unless writes are allowed', async () => {
  const { requests } = await probe({});
  expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']));
});

test('each missing, mistyped or out-of-range value that a server accepts is reported', async () => {
  const { findings, exitCode } = await probe({ takesAll: true }, '--writes');
  expect(exitCode).toBe(1);
  expect(accepted(findings)).toEqual(
    expect.arrayContaining([
      'findLoans: without page',
      'findLoans: with page as a word',
      'findLoans: with page that is too large',
      'findLoans: with word that is too long',
      'makeLoan: without note',
      'makeLoan: with note as an object',
      'makeLoan: with note that is too long',
      'makeLoan: with note that is empty',
      'makeLoan: with amount that is too large',
      'makeLoan: with amount that is too small',
    ]),
  );
});

test('a request without a required readOnly field is valid', async () => {
  const properties = { id: { type: 'string', readOnly: true }, note: { type: 'string' } };
  const schemas = { New: { type: 'object', required: ['id', 'note'], properties } };
  const post = {
    operationId: 'makeLoan',
    requestBody: { required: true, ...jsonSchemaContent({ $ref: '#/components/schemas/New' }) },
    responses: { 201: answer(Loan), '4XX': refused },
  };
  const readOnly = write('read-only.json', {
    openapi: '3.0.3',
    info: { title: 'Loans', version: '1' },
    paths: { '/loans': { post } },
    components: { schemas },
  });
  const { findings } = await probe({ takesAll: true }, '--writes', '--api', readOnly);
  expect(accepted(findings)).toContain('makeLoan: without note');
  expect(accepted(findings)).not.toContain('makeLoan: without id');
});

test('a server that rejects all invalid requests is clean', async () => {
  const { findings } = await probe({}, '--writes');
  expect(accepted(findings)).toEqual([]);
});

test('the links of the contract connect creating a resource with reading and deleting it', async () => {
  const { findings, requests } = await probe({}, '--writes');
  const own = requests.filter(({ path }) => path.startsWith('/loans/loan-'));
  expect(own.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'DELETE']));
  expect(findings.filter(({ rule }) => rule === 'request-link-refused')).toEqual([]);
});

test('a server that does not find a resource which it just created is reported', async () => {
  const { findings, exitCode } = await probe({ forgets: true }, '--writes');
  expect(exitCode).toBe(1);
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'request-link-refused',
      message: expect.stringContaining('link makeLoan Read') as string,
      operations: ['getLoan'],
    }),
  );
});

test("another user's id must be rejected", async () => {
  const config = write('others.json', { others: { id: 'theirs' } });
  const leaking = await probe({ ownedByOthers: true }, '--config', config, '--show');
  expect(leaking.findings).toContainEqual(
    expect.objectContaining({
      rule: 'request-accepted-foreign',
      level: 'breaking',
      operations: ['getLoan'],
      curl: `curl '${leaking.origin}/loans/theirs'`,
    }),
  );
  const closed = await probe({}, '--config', config);
  expect(closed.findings.filter(({ rule }) => rule === 'request-accepted-foreign')).toEqual([]);
});

test('each finding has a shell command that repeats the request', async () => {
  const { findings, origin } = await probe({ takesAll: true }, '--writes', '--show');
  const found = findings.find(({ message }) => message.includes('request without note'));
  expect(found?.curl).toMatch(
    new RegExp(
      `^curl -X POST '${origin}/loans' -H 'content-type: application/json' --data-raw '\\{"amount":[\\d.]+\\}'$`,
    ),
  );
});

test('a configuration in which `others` is not an object is rejected with an example', async () => {
  const config = write('wrong-others.json', { others: ['theirs'] });
  expect(await run('probe', 'http://127.0.0.1:1', '--api', api, '--config', config)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(
      /wrong-others\.json:1 others are not given by name\. It looks like/,
    ) as string,
  });
});
