import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../test/borrower.ts';
import { headersOf, useTestServer } from '../../test/test-server.ts';
import { fieldErrorsOf } from '../../test/unverified.ts';
import { listSms } from '../providers/sms/inbox.ts';
import { routesByTag } from '../routes/index.ts';
import { readContract } from './contract.ts';

const server = useTestServer();
const contract = readContract();

const isOperation = (given: unknown): given is { operationId: string; tags: [string] } =>
  typeof given === 'object' && given !== null && 'operationId' in given;

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server().fetch(path, { method: 'POST', body, headers: { ...headersOf({ body }), ...headers } });

describe('the contract on HTTP', () => {
  it('has one route for each operation of the contract, in the file of its tag', () => {
    const described = Object.values(contract.document['paths'] as object)
      .flatMap((item: object) => Object.values(item) as unknown[])
      .filter((id) => isOperation(id))
      .map(({ tags: [tag], operationId }) => `${tag} ${operationId}`);
    const rows = Object.entries(routesByTag).flatMap(([tag, ofTag]) =>
      Object.keys(ofTag).map((id) => `${tag} ${id}`),
    );
    expect(rows.toSorted()).toEqual(described.toSorted());
  });

  it('requires a session where the contract does', async () => {
    for (const { id, access } of contract.operations) {
      const { code } = await server().call(id);
      expect([id, code === -4]).toEqual([id, access === 'signed-in']);
    }
  });

  it('treats a stale token as a visitor where a session is optional', async () => {
    expect((await server().call('listFaq', { token: 'stale' })).code).toBe(0);
  });

  it.each(['/api1/nothing', '/api1', '/api1/order/v1/list/'])(
    'returns 404 for %s',
    async (path) => {
      const response = await server().fetch(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        code: 404,
        msg: 'There is no such call.',
        data: null,
      });
    },
  );

  it('rejects a wrong Host header, because links in messages contain the host', async () => {
    const query = '?phone=919000000123';
    const headers = { ...headersOf({}), host: 'evil.example' };
    const response = await server().fetch(`/api1/sms/v1/sendCode${query}`, { headers });
    expect(response.status).toBe(421);
    expect(await listSms(server().db, '9000000123')).toEqual([]);
  });

  it('returns 405 and the allowed methods for a wrong method', async () => {
    const response = await post('/api1/order/v1/list', '{}');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await response.json()).toMatchObject({ code: 405 });
  });
});

describe('the validation of requests', () => {
  it('names the invalid fields', async () => {
    const borrower = await signIn(server());
    const response = await borrower.apply({ cardId: 'x', periods: 0, autoMoney: 7 });
    expect(response.code).toBe(400);
    const { errorColumn } = response.data as unknown as { errorColumn: { name: string }[] };
    expect(errorColumn.map(({ name }) => name).toSorted()).toEqual(['autoMoney', 'periods']);
  });

  it('returns one user message per invalid field', async () => {
    const borrower = await signIn(server());
    const cardNo = '50100234567890';
    const card = { bankCode: 'HDFC', cardNo, confirmCardNo: cardNo, productId: '1', clientId: 'x' };
    const contacts = {
      oneName: 'x'.repeat(121),
      oneMobile: '9876543211',
      oneRelation: '1',
      twoName: 'Rahul',
      twoMobile: '+91',
      twoRelation: '1',
      thirdName: 'Asha',
      thirdMobile: '9876543213',
      thirdRelation: '9',
    };
    const basic = { fullName: 'x'.repeat(1001), 'a b': 'x', pinCode: true };
    const responses = [
      await borrower.call('bindBankCard', { body: card as never }),
      await borrower.call('saveContacts', { body: contacts as never }),
      await borrower.call('saveBaseInfo', { body: basic as never }),
    ];
    expect(responses.map(fieldErrorsOf)).toEqual([
      [
        { name: 'bankCode', msg: 'IFSC code is not written as it should be.' },
        { name: 'clientId', msg: 'Client id is too short.' },
      ],
      [
        { name: 'oneName', msg: "The first contact's name takes at most 120 characters." },
        {
          name: 'twoMobile',
          msg: "The second contact's phone number is not written as it should be.",
        },
        {
          name: 'thirdRelation',
          msg: "The third contact's relationship is not one of the choices.",
        },
      ],
      [
        { name: 'a b', msg: 'A b is not written as it should be.' },
        { name: 'fullName', msg: 'Full name takes at most 1000 characters.' },
        { name: 'pinCode', msg: 'Pin code is not the kind of answer that is asked for.' },
      ],
    ]);
  });

  it('names an amount with a fraction of a paisa', async () => {
    const borrower = await signIn(server());
    const query = { amount: 5000.001, period: 7, productId: '1' };
    const reapplication = { cardId: '1', borrowAmount: 1e-7, orderNo: 'KS2026010100070012' };
    const message = 'takes at most two decimal places.';
    const responses = [
      ['amount', `Amount ${message}`, await borrower.call('calculateQuote', { query })],
      [
        'borrowAmount',
        `Borrow amount ${message}`,
        await borrower.apply({ cardId: '1', borrowAmount: 0.005 }),
      ],
      [
        'borrowAmount',
        `borrowAmount ${message}`,
        await borrower.call('reapplyOrder', { body: reapplication }),
      ],
    ] as const;
    for (const [name, msg, answer] of responses) {
      expect(answer).toMatchObject({ code: 400, data: { errorColumn: [{ name, msg }] } });
    }
  });

  it('names a missing field and an unknown field', async () => {
    const response = await server().call('login', { body: { phone: '919876543210', pin: '1' } });
    expect(response.data).toMatchObject({ errorColumn: [{ name: 'code' }, { name: 'pin' }] });
  });

  it('requires the headers of every call', async () => {
    const response = await server().fetch('/api1/client/v1/faq');
    expect(await response.json()).toMatchObject({
      code: 400,
      data: {
        errorColumn: expect.arrayContaining([expect.objectContaining({ name: 'web_uuid' })]),
      },
    });
  });

  it.each(['{', '', '[1,', 'null'])('rejects the body %j', async (body) => {
    const response = await post('/api1/user/v1/login', body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 400 });
  });

  it('rejects a body with a content type other than JSON', async () => {
    const response = await post('/api1/user/v1/login', '{}', { 'content-type': 'text/plain' });
    expect(await response.json()).toMatchObject({ code: 400, msg: 'The body must be JSON.' });
  });

  it('rejects an oversized body with 413', async () => {
    const response = await post('/api1/user/v1/login', JSON.stringify('x'.repeat(300_000)));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 413 });
  });
});

describe('every response', () => {
  it.each(['/api1/client/v1/faq', '/api1/nothing', '/', '/sandbox/nothing', '/favicon.ico'])(
    'cannot be interpreted as another type or run scripts: %s',
    async (path) => {
      const { headers } = await server().fetch(path, { headers: headersOf({}) });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
    },
  );

  it('forbids referrers and device access of other sites if it is a page', async () => {
    const { headers } = await server().fetch('/sandbox', { headers: headersOf({}) });
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
  });

  it('is compressed if it is long and the client accepts it, preferably with brotli', async () => {
    const ask = async (accepted: string) => {
      const headers = { ...headersOf({}), 'accept-encoding': accepted };
      const response = await server().fetch('/api1/client/v1/config', { headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      return { bytes, encoding: response.headers.get('content-encoding') };
    };
    const plain = await ask('gzip;q=0, br;q=0');
    const zipped = await ask('gzip, deflate');
    const brotli = await ask('gzip, deflate, br, zstd');
    expect([plain, zipped, brotli].map(({ encoding }) => encoding)).toEqual([null, 'gzip', 'br']);
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length);
    expect(brotli.bytes.length).toBeLessThan(zipped.bytes.length);
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  });

  it('is not compressed if it is short', async () => {
    for (const address of ['/api1/client/v1/about-us', '/api1/system/get-country']) {
      const { headers } = await server().fetch(address, {
        headers: { ...headersOf({}), 'accept-encoding': 'gzip' },
      });
      expect(headers.get('content-encoding')).toBeNull();
      expect(Number(headers.get('content-length'))).toBeLessThan(400);
      expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    }
  });
});
