import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { json, useFolder } from '../../test/loans.ts';
import { createWatch } from '../watch/watch.ts';
import { readEntry } from '../har/read-entry.ts';
import { createChecker } from './checker.ts';

const { write, run } = useFolder();

/** Syllables that no word of the contract below holds, so that a name is found only where it leaked. */
const firstName = fc
  .tuple(fc.constantFrom('Zub', 'Qar', 'Vyx', 'Jhel'), fc.stringMatching(/^[bdgklmnpr]{2,4}an$/))
  .map((parts) => parts.join(''));
const digits = (count: number) => fc.stringMatching(new RegExp(`^[6-9][1-9]{${count - 1}}$`));
const person = fc.tuple(firstName, firstName).map((names) => names.join(' '));
const token = fc.stringMatching(/^[a-z]{8}[1-9]{6}[A-Z]{8}$/);

/** Where a secret of each kind can stand in a recording; each place is one exchange. */
const places: Record<string, [secret: fc.Arbitrary<string>, places: readonly Place[]]> = {
  handle: [
    fc
      .tuple(firstName, digits(4), fc.constantFrom('okaxis', 'ybl', 'upi'))
      .map(([a, b, c]) => `${a}${b}@${c}`),
    ['undocumented', 'text', 'query', 'path', 'key', 'wrongType', 'page', 'form'],
  ],
  phone: [digits(10), ['undocumented', 'text', 'query', 'path', 'key', 'number', 'page', 'form']],
  code: [
    digits(6),
    ['undocumented', 'text', 'query', 'number', 'wrongType', 'page', 'form', 'path'],
  ],
  person: [
    person,
    ['undocumented', 'text', 'query', 'path', 'key', 'wrongType', 'page', 'form', 'listed'],
  ],
  firstName: [
    firstName,
    ['undocumented', 'text', 'query', 'wrongType', 'marked', 'page', 'form', 'referer'],
  ],
  token: [
    token,
    ['undocumented', 'text', 'query', 'header', 'answerHeader', 'page', 'redirect', 'referer'],
  ],
  email: [
    firstName.map((name) => `${name}@mail.test`),
    ['undocumented', 'text', 'query', 'key', 'page'],
  ],
};

type Place = keyof typeof plant;

interface Sent {
  url?: string;
  method?: string;
  headers?: [string, string][];
  body?: string;
  status?: number;
  answerHeaders?: [string, string][];
  answer?: unknown;
}

const good = { id: '7', amount: 500, kind: 'short' };
const answerOf = (change: object): Sent => ({
  answer: { code: 0, data: [{ ...good, ...change }] },
});

const plant = {
  undocumented: (secret: string) => answerOf({ remark: secret }),
  text: (secret: string) =>
    answerOf({ id: 7, note: `Pay with ${secret}, today`, more: `for ${secret}` }),
  query: (secret: string): Sent => ({
    url: `/api/loans?${new URLSearchParams({ note: secret, page: secret }).toString()}`,
  }),
  path: (secret: string): Sent => ({ url: `/api/nowhere/${encodeURIComponent(secret)}` }),
  key: (secret: string) => answerOf({ [secret]: secret }),
  wrongType: (secret: string) => answerOf({ amount: secret, id: { of: secret } }),
  number: (secret: string) => answerOf({ id: Number(secret), check: Number(secret) }),
  listed: (secret: string) => answerOf({ kind: secret }),
  marked: (secret: string) => answerOf({ motto: secret, kind: 'other' }),
  page: (secret: string): Sent => ({
    answer: `<!doctype html><title>Hello ${secret}</title>`,
    answerHeaders: [['content-type', 'text/html']],
  }),
  form: (secret: string): Sent => ({
    method: 'POST',
    headers: [['content-type', 'application/x-www-form-urlencoded']],
    body: new URLSearchParams({ kind: secret, extra: secret }).toString(),
  }),
  header: (secret: string): Sent => ({
    headers: [
      ['token', secret],
      ['x-trace', secret],
    ],
  }),
  answerHeader: (secret: string): Sent => ({
    answerHeaders: [
      ['content-type', 'application/json'],
      ['set-cookie', `a=${secret}`],
      ['x-total', secret],
    ],
  }),
  redirect: (secret: string): Sent => ({
    status: 302,
    answerHeaders: [['location', `/in?key=${secret}`]],
  }),
  referer: (secret: string): Sent => ({
    ...answerOf({ amount: 'x' }),
    headers: [['referer', `https://app.test/a/b?who=${secret}`]],
  }),
} satisfies Record<string, (secret: string) => Sent>;

const loan = {
  type: 'object',
  required: ['id', 'amount'],
  properties: {
    id: { type: 'string', maxLength: 3 },
    amount: { type: 'number' },
    kind: { enum: ['short', 'long'] },
    note: { type: 'string', maxLength: 5 },
    motto: { type: 'integer', 'x-personal': true, 'x-origin': 'assumed' },
  },
};
const answers = {
  200: {
    headers: { 'X-Total': { schema: { type: 'integer' } } },
    ...json({ type: 'object', properties: { code: {}, data: { type: 'array', items: loan } } }),
  },
};
const contract = {
  openapi: '3.1.0',
  info: { title: 'Loans', version: '1', description: 'What can be read and sent.' },
  servers: [{ url: '/api' }],
  'x-envelope': { field: 'code', success: [0], sessionLost: [] },
  paths: {
    '/loans': {
      get: {
        operationId: 'listLoans',
        'x-screens': ['/loans'],
        'x-origin': 'assumed',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: answers,
      },
      post: {
        operationId: 'makeLoan',
        'x-screens': ['/loans'],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', properties: { kind: { enum: ['short', 'long'] } } },
            },
          },
        },
        responses: answers,
      },
    },
  },
};

const secrets: string[] = [];
const sent = Object.values(places).flatMap(([secret, spots], kind) =>
  spots.flatMap((place, at) =>
    fc.sample(secret, { numRuns: 10, seed: 100 * kind + at }).map((one) => {
      secrets.push(one);
      return plant[place](one) as Sent;
    }),
  ),
);

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer));
const pairs = (headers: [string, string][]) => headers.map(([name, value]) => ({ name, value }));

const entries = sent.map(
  ({ url = '/api/loans', method = 'GET', headers = [], body, status = 200, ...rest }) => ({
    request: {
      method,
      url: `https://app.test${url}`,
      headers: pairs(headers),
      ...(body !== undefined && { postData: { text: body, mimeType: headers[0]?.[1] } }),
    },
    response: {
      status,
      headers: pairs(rest.answerHeaders ?? [['content-type', 'application/json']]),
      content: { text: textOf(rest.answer ?? { code: 0, data: [] }) },
    },
  }),
);

const har = write('secrets.har', { log: { version: '1.2', entries } });
const api = write('secret-loans.json', contract);

/** Those of the secrets that stand in a text, as they are or as part of an address. */
const leaksIn = (text: string) =>
  [...new Set(secrets)].filter(
    (one) => text.includes(one) || text.includes(encodeURIComponent(one)),
  );

test('there are 500 secrets, and --show shows them', async () => {
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(500);
  const { stdout } = await run('har', har, '--api', api, '--show');
  expect(leaksIn(stdout).length).toBeGreaterThan(50);
});

test.each(['text', 'markdown', 'html', 'json', 'sarif', 'junit'])(
  'none is in the findings of har and assumptions as %s',
  async (format) => {
    const findings = await run('har', har, '--api', api, '--format', format);
    expect(findings.exitCode).toBe(1);
    expect(leaksIn(findings.stdout + findings.stderr)).toEqual([]);
    const assumed = await run('assumptions', '--har', har, '--api', api, '--format', format);
    expect(assumed.stdout).toContain('listLoans');
    expect(leaksIn(assumed.stdout + assumed.stderr)).toEqual([]);
  },
);

test('none is in the message about a recording that is cut off', async () => {
  const cut = write('cut.har', JSON.stringify({ log: { entries } }).slice(0, -300));
  const { exitCode, stderr } = await run('har', cut, '--api', api);
  expect(exitCode).toBe(2);
  expect(leaksIn(stderr)).toEqual([]);
});

test('none is on the page of watch or in what it saves, which checks as it did live', async () => {
  const checker = createChecker(contract, {
    envelope: { field: 'code', success: [0], sessionLost: [] },
  });
  let answered = 0;
  const target = createServer((request, response) => {
    const { status = 200, answer, answerHeaders } = sent[answered++] ?? {};
    request.resume();
    for (const [name, value] of answerHeaders ?? [['content-type', 'application/json']]) {
      response.setHeader(name, value);
    }
    response.writeHead(status).end(textOf(answer ?? { code: 0, data: [] }));
  });
  const live: string[][] = [];
  const watch = createWatch(new URL(await listen(target)), checker, ({ problems }) =>
    live.push(problems.map(({ rule }) => rule).toSorted()),
  );
  const origin = await listen(watch.server);
  for (const { url = '/api/loans', method = 'GET', headers = [], body } of sent) {
    const init = {
      method,
      headers,
      redirect: 'manual' as const,
      ...(body !== undefined && { body }),
    };
    await (await fetch(origin + url, init)).text();
  }
  const saved = watch.har() as { log: { entries: unknown[] } };
  expect(saved.log.entries).toHaveLength(sent.length);
  expect(leaksIn(JSON.stringify(saved))).toEqual([]);
  expect(leaksIn(await eventsOf(origin))).toEqual([]);
  const again = saved.log.entries.map((entry) => {
    const exchange = readEntry(entry);
    return 'why' in exchange
      ? []
      : checker
          .check(exchange)!
          .problems.map(({ rule }) => rule)
          .toSorted();
  });
  expect(again).toEqual(live);
});

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server: (typeof servers)[number]): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** All that the live page gets, up to the message of the last call. */
async function eventsOf(origin: string): Promise<string> {
  const { body } = await fetch(`${origin}/__contract/events`);
  let text = '';
  for await (const chunk of body!) {
    text += Buffer.from(chunk).toString();
    if (text.split('\ndata:').length > sent.length) break;
  }
  return text;
}
