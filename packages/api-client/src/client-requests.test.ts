import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestUrlOf } from './address.ts';
import { buildClient, successBody } from '../test/build-client.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

test('a call goes to /api1 of the page itself, unless another address is set (§7.1)', () => {
  expect(requestUrlOf({ path: '/order/v1/list' })).toBe('/api1/order/v1/list');
  expect(requestUrlOf({ baseUrl: 'https://a.test/b', path: '/c' })).toBe('https://a.test/b/c');
});

test('a query parameter arrives unchanged', async () => {
  const { api, requests } = buildClient();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      requests.length = 0;
      await api.get('/order/v1/detail', { query: { orderId: text } });
      const url = new URL(requests[0]!.url);
      expect(url.searchParams.get('orderId')).toBe(text);
      expect([...url.searchParams.keys()]).toEqual(['orderId']);
      expect(url.pathname).toBe('/api1/order/v1/detail');
    }),
  );
});

test('a path parameter is encoded into one segment of the path', async () => {
  const { api, requests } = buildClient();
  for (const [id, segment] of [
    ['7', '7'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['$& 100%', '%24%26%20100%25'],
    ['ज', '%E0%A4%9C'],
    ['.', '%252E'],
    ['..', '%252E%252E'],
    ['...', '...'],
    ['../../order', '..%2F..%2Forder'],
  ] as const) {
    await api.get('/map-state/v1/district/{stateId}', { path: { stateId: id } });
    expect(new URL(requests.at(-1)!.url).pathname).toBe(`/api1/map-state/v1/district/${segment}`);
  }
});

test('a body is sent as JSON with its content type', async () => {
  const { api, requests } = buildClient();
  await api.post('/order/v1/loan', { body: { orderId: '70012' } });
  expect(requests[0]!.method).toBe('POST');
  expect(requests[0]!.headers.get('content-type')).toBe('application/json');
  expect(await requests[0]!.json()).toEqual({ orderId: '70012' });
});

test('a write without a body sends none', async () => {
  const { api, requests } = buildClient();
  await api.post('/opinion-record/v1/list');
  expect(await requests[0]!.text()).toBe('');
});

test('photos are sent as multipart with a boundary; an array repeats its part', async () => {
  const { api, requests } = buildClient();
  await api.post('/opinion-record/v1/save', {
    body: {
      content: 'नमस्ते, all good?',
      problemType: '1',
      problemDesc: 'App',
      multipartFiles: [picture('first.png'), picture('second.png')],
    },
  });
  expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=.+/);
  const form = await requests[0]!.formData();
  expect(form.get('content')).toBe('नमस्ते, all good?');
  const files = form.getAll('multipartFiles') as File[];
  expect(files.map((file) => [file.name, file.type])).toEqual([
    ['first.png', 'image/png'],
    ['second.png', 'image/png'],
  ]);
  expect(await files[0]!.text()).toBe('picture');
});

test('an undefined part is omitted; a Blob without a name is still a file', async () => {
  const { api, requests } = buildClient();
  const body = {
    type: 'pan',
    file: new Blob(['x'], { type: 'image/jpeg' }),
    extra: undefined,
  } as const;
  await api.post('/authen/upload', { body });
  const form = await requests[0]!.formData();
  expect([...form.keys()]).toEqual(['type', 'file']);
  expect((form.get('file') as File).type).toBe('image/jpeg');
});

test('an object in a multipart body is an error', async () => {
  const { api, requests } = buildClient();
  const body = { image: { path: '/tmp' } as unknown as Blob };
  await expect(api.post('/auth/v3/living-check', { body })).rejects.toThrow('Part image');
  expect(requests).toEqual([]);
});

test('onWritten is called for a write with a response, not for a read or a POST that changes nothing', async () => {
  let written = 0;
  const { api } = buildClient(successBody(), { onWritten: () => (written += 1) });
  await api.get('/order/v1/list');
  await api.post('/opinion-record/v1/list');
  await api.post('/burying-point/v2/burying-point', { body: [] });
  expect(written).toBe(0);
  await api.post('/order/v1/loan', { body: { orderId: '70012' } });
  expect(written).toBe(1);
});

test('onWritten is not called for a write without a response', async () => {
  let written = 0;
  const fetch = () => Promise.reject(new TypeError('There is no network.'));
  const { api } = buildClient(successBody(), { fetch, onWritten: () => (written += 1) });
  await api.post('/order/v1/loan', { body: { orderId: '70012' } });
  expect(written).toBe(0);
});
