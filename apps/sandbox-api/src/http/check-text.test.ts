import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../test/borrower.ts';
import { formDataOf } from '../../test/pictures.ts';
import { headersOf, useTestServer } from '../../test/test-server.ts';
import { fieldErrorsOf } from '../../test/unverified.ts';

const server = useTestServer();
const nul = '\0';
const half = '\uD83D';

let borrower: Borrower;
beforeAll(async () => {
  borrower = await signIn(server());
});

const event = { event: 'click', type: 'click', time: 1_767_241_800_000 } as const;

const refusalOf = (response: { code: number; data: unknown }) => [
  response.code,
  ...fieldErrorsOf(response).map(({ name }) => name),
];

describe.each([nul, half, `\uDE00${half}`])('text that no database can store: %j', (bad) => {
  it('is rejected in the values and names of a JSON body', async () => {
    const inValue = { ...event, params: { note: `a${bad}b` } };
    const inName = { ...event, params: { [`a${bad}b`]: 1 } };
    expect(refusalOf(await server().call('trackEventV2', { body: [inValue] }))).toEqual([
      400,
      '0.params.note',
    ]);
    expect(refusalOf(await server().call('trackEventV3', { body: [inName] }))).toEqual([
      400,
      '0.params',
    ]);
  });
});

describe('a NUL', () => {
  it('is rejected in a form, a query and a path, and the response names the field', async () => {
    const form = formDataOf({ problemType: '4', content: `Very good${nul}service` });
    expect(refusalOf(await borrower.call('saveOpinion', { form }))).toEqual([400, 'content']);
    const query = { orderId: nul };
    expect(refusalOf(await borrower.call('getOrderDetail', { query }))).toEqual([400, 'orderId']);
    expect(refusalOf(await borrower.call('calculateExtension', { path: { id: '%00' } }))).toEqual([
      400,
      'id',
    ]);
  });

  it.each(['/sandbox/checkout/%00', '/sandbox/inbox?phone=%00', '/sandbox/feedback/%00'])(
    'is rejected with 400 in %s',
    async (path) => {
      expect((await server().fetch(path)).status).toBe(400);
    },
  );

  it('is rejected with 400 in a form of a sandbox page', async () => {
    const body = new URLSearchParams({
      phone: '9876543210',
      kind: 'token',
      webUuid: `web-id-${nul}`,
    });
    const response = await server().fetch('/sandbox/native/grant', { method: 'POST', body });
    expect(response.status).toBe(400);
  });
});

it('a surrogate pair is stored', async () => {
  const body = [{ ...event, params: { note: '😀' } }];
  expect((await server().call('trackEventV2', { body })).code).toBe(0);
});

it('a body that is nested too deeply is rejected without an internal error', async () => {
  const body = `[{"event":"click","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`;
  const headers = headersOf({ body });
  const login = await server().fetch('/api1/user/v1/login', { method: 'POST', headers, body });
  expect(await login.json()).toMatchObject({ code: 400, msg: 'What was sent is nested too deep.' });
});

describe('a number in a query', () => {
  it.each(['1e3', '0x10', '+1', ' 5', '5 ', '', '.5', '5.', 'Infinity', '0b1', '1_000'])(
    'must be decimal: %j is rejected, and the response names the field',
    async (amount) => {
      const query = { amount, period: 7, productId: '1' };
      expect(refusalOf(await borrower.call('calculateQuote', { query }))).toEqual([400, 'amount']);
    },
  );

  it.each(['1000', '2000.00'])('is accepted as %j', async (amount) => {
    const query = { amount, period: '7', productId: '1' };
    expect((await borrower.call('calculateQuote', { query })).code).toBe(0);
  });
});
