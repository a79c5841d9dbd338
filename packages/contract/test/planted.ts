import fc from 'fast-check';
import { jsonSchemaContent } from './loans.ts';

/** Invented names that do not occur in the contract. Any such name in masked output is a leak. */
const firstName = fc
  .tuple(fc.constantFrom('Zub', 'Qar', 'Vyx', 'Jhel'), fc.stringMatching(/^[bdgklmnpr]{2,4}an$/))
  .map((parts) => parts.join(''));
const digits = (count: number) => fc.stringMatching(new RegExp(`^[6-9][1-9]{${count - 1}}$`));
const person = fc.tuple(firstName, firstName).map((names) => names.join(' '));
const token = fc.stringMatching(/^[a-z]{8}[1-9]{6}[A-Z]{8}$/);

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
  pan: [fc.stringMatching(/^[B-Z]{3}P[B-Z][1-9]{4}[B-Z]$/), ['undocumented', 'text', 'listed']],
  aadhaar: [digits(12), ['undocumented', 'number']],
};

type Place = keyof typeof plant;

interface Sent {
  url?: string;
  method?: string;
  headers?: [string, string][];
  body?: string;
  status?: number;
  responseHeaders?: [string, string][];
  answer?: unknown;
}

const good = { id: '7', amount: 500, kind: 'short' };
const respondingWith = (change: object): Sent => ({
  answer: { code: 0, data: [{ ...good, ...change }] },
});

const plant = {
  undocumented: (secret: string) => respondingWith({ remark: secret }),
  text: (secret: string) =>
    respondingWith({ id: 7, note: `Pay with ${secret}, today`, more: `for ${secret}` }),
  query: (secret: string): Sent => ({
    url: `/api/loans?${new URLSearchParams({ note: secret, page: secret }).toString()}`,
  }),
  path: (secret: string): Sent => ({ url: `/api/nowhere/${encodeURIComponent(secret)}` }),
  key: (secret: string) => respondingWith({ [secret]: secret }),
  wrongType: (secret: string) => respondingWith({ amount: secret, id: { of: secret } }),
  number: (secret: string) => respondingWith({ id: Number(secret), check: Number(secret) }),
  listed: (secret: string) => respondingWith({ kind: secret }),
  marked: (secret: string) => respondingWith({ motto: secret, kind: 'other' }),
  page: (secret: string): Sent => ({
    answer: `<!doctype html><title>Hello ${secret}</title>`,
    responseHeaders: [['content-type', 'text/html']],
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
    responseHeaders: [
      ['content-type', 'application/json'],
      ['set-cookie', `a=${secret}`],
      ['x-total', secret],
    ],
  }),
  redirect: (secret: string): Sent => ({
    status: 302,
    responseHeaders: [['location', `/in?key=${secret}`]],
  }),
  referer: (secret: string): Sent => ({
    ...respondingWith({ amount: 'x' }),
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
const responses = {
  200: {
    headers: { 'X-Total': { schema: { type: 'integer' } } },
    ...jsonSchemaContent({
      type: 'object',
      properties: { code: {}, data: { type: 'array', items: loan } },
    }),
  },
};
export const contract = {
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
        responses: responses,
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
        responses: responses,
      },
    },
  },
};

export const secrets: string[] = [];
export const exchangesWithSecrets = Object.values(places).flatMap(([secret, places], kind) =>
  places.flatMap((place, at) =>
    fc.sample(secret, { numRuns: 10, seed: 100 * kind + at }).map((one) => {
      secrets.push(one);
      return plant[place](one) as Sent;
    }),
  ),
);

export const textOf = (answer: unknown) =>
  typeof answer === 'string' ? answer : JSON.stringify(answer);

export const leaksIn = (text: string) =>
  [...new Set(secrets)].filter(
    (one) => text.includes(one) || text.includes(encodeURIComponent(one)),
  );
