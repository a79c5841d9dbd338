import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { signIn, type Borrower } from '../../test/borrower.ts';
import {
  createTestImage,
  imageBytesOf,
  formDataOf,
  goodPicture,
  heicFile,
  png,
} from '../../test/pictures.ts';
import { headersOf, useTestServer } from '../../test/test-server.ts';
import { fieldErrorsOf } from '../../test/unverified.ts';
import { pictures, users } from '../db/schema/index.ts';
import { sha256 } from '../keys/ids.ts';
import { inspectPicture } from '../services/picture/inspect.ts';

const megabyte = 1024 * 1024;
const notAPicture = 'This file is not a picture. Please choose another one.';
const damaged = 'This picture is damaged or incomplete. Please take it again.';

const server = useTestServer();

const send = (borrower: Borrower, file: Uint8Array<ArrayBuffer>, claim?: object) =>
  borrower.call('uploadAuthImage', { form: formDataOf({ type: 'pan', file }, claim) });

const rowsOf = async (borrower: Borrower) => {
  const { phone } = borrower;
  const [user] = await server().db.select().from(users).where(eq(users.phone, phone));
  return server().db.select().from(pictures).where(eq(pictures.userId, user!.id));
};

describe('a multipart form', () => {
  it('is stored as a file with a random name, readable only by this server, and a row', async () => {
    const borrower = await signIn(server());
    const file = await imageBytesOf(
      createTestImage(180, 120).jpeg().withMetadata({ orientation: 6 }),
    );
    expect((await send(borrower, file)).code).toBe(0);
    const [row] = await rowsOf(borrower);
    expect(row).toMatchObject({
      kind: 'pan',
      verdict: 'kept',
      mediaType: 'image/jpeg',
      widthPx: 120,
      heightPx: 180,
    });
    const path = join(server().deps.uploadsDir, row!.id);
    const stored = await readFile(path);
    expect(stored).toEqual((await inspectPicture(file)).bytes);
    expect(row).toMatchObject({ sizeBytes: stored.length, sha256: sha256(stored) });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(row!.id).toMatch(/^[\w-]{16}$/);
  });

  it('cannot be downloaded at any URL', async () => {
    const borrower = await signIn(server());
    await send(borrower, goodPicture());
    const [row] = await rowsOf(borrower);
    for (const path of [`/uploads/${row!.id}`, `/${row!.id}`, `/api1/uploads/${row!.id}`]) {
      expect((await server().fetch(path, { headers: headersOf({}) })).status).not.toBe(200);
    }
  });

  it.each(['jpeg', 'png', 'webp'] as const)('accepts a %s under any file name', async (format) => {
    const borrower = await signIn(server());
    const claim = { name: '../../etc/passwd', type: 'application/x-sh' };
    const file = await imageBytesOf(createTestImage(180, 120).toFormat(format));
    expect((await send(borrower, file, claim)).code).toBe(0);
    expect(await rowsOf(borrower)).toMatchObject([{ mediaType: 'image/jpeg', widthPx: 180 }]);
  });

  it.each([
    ['JSON', new TextEncoder().encode('{"a":1}'), notAPicture],
    [
      'HEIC',
      heicFile(),
      'HEIC pictures cannot be read here. Please send a JPEG, PNG or WebP picture.',
    ],
    ['a truncated picture', goodPicture().slice(0, -5), damaged],
  ])('rejects %s and stores nothing', async (_, file, msg) => {
    const borrower = await signIn(server());
    const claim = { name: 'a.jpg', type: 'image/jpeg' };
    expect(await send(borrower, file, claim)).toMatchObject({ code: 422, msg });
    expect(await rowsOf(borrower)).toEqual([]);
  });

  it.each([
    ['an empty file', new Uint8Array(), 'This file is empty. Please choose another one.'],
    ['a page', new TextEncoder().encode('<!doctype html><script>'), notAPicture],
    ['a PDF', new TextEncoder().encode('%PDF-1.7\n'), notAPicture],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), notAPicture],
    [
      'a GIF',
      new TextEncoder().encode('GIF89a________'),
      'Only JPEG, PNG and WebP pictures are accepted. Please choose another one.',
    ],
    ['a file above 10 MB', new Uint8Array(10 * megabyte + 1), 'Image size is too big, limit 10MB'],
  ])('rejects %s with a message', async (_, file, msg) => {
    const borrower = await signIn(server());
    const claim = { name: 'a.png', type: 'image/png' };
    expect(await send(borrower, file, claim)).toMatchObject({ code: 422, msg, data: null });
  });

  it.each([10 * megabyte + 1, 11 * megabyte, 12 * megabyte, 50 * megabyte])(
    'rejects a picture of %i bytes with the message for pictures that are too big',
    async (bytes) => {
      const borrower = await signIn(server());
      const msg = 'Image size is too big, limit 10MB';
      const response = await send(borrower, new Uint8Array(bytes));
      expect(response).toMatchObject({ status: 200, code: 422, msg, data: null });
    },
  );

  it.each([
    ['file', formDataOf({ type: 'pan' })],
    ['type', formDataOf({ type: 'passport', file: goodPicture() })],
    ['file', formDataOf({ type: 'pan', file: 'a text' })],
    ['type', formDataOf({ type: goodPicture(), file: goodPicture() })],
    ['extra', formDataOf({ type: 'pan', file: goodPicture(), extra: '1' })],
    ['__proto__', formDataOf({ type: 'pan', file: goodPicture(), ['__proto__']: '1' })],
  ])('is rejected if its part %s violates the contract', async (name, form) => {
    const borrower = await signIn(server());
    const response = await borrower.call('uploadAuthImage', { form });
    expect(response.code).toBe(400);
    if (name !== '__proto__') expect(fieldErrorsOf(response)).toMatchObject([{ name }]);
  });

  it('accepts a part only once', async () => {
    const borrower = await signIn(server());
    const form = formDataOf({ type: 'pan', file: goodPicture() });
    form.append('file', new File([goodPicture()], 'b.png'));
    expect(fieldErrorsOf(await borrower.call('uploadAuthImage', { form }))).toMatchObject([
      { name: 'file', msg: 'file was sent more than once' },
    ]);
  });

  it.each([
    ['multipart/form-data; boundary=x', 'nothing of the kind', 'The form is not readable.'],
    ['multipart/form-data', '', 'The form is not readable.'],
    ['application/json', '{}', 'The body must be a multipart form.'],
  ])('is required: a %s body with %j is rejected', async (contentType, body, msg) => {
    const { token, device } = await signIn(server());
    const response = await server().fetch('/api1/authen/upload', {
      method: 'POST',
      headers: { ...headersOf({ token, device }), 'content-type': contentType },
      body,
    });
    expect(await response.json()).toMatchObject({ code: 400, msg });
  });

  it('is read only after authentication', async () => {
    const response = await server().call('uploadAuthImage', {
      form: formDataOf({ type: 'pan', file: new Uint8Array(12 * megabyte) }),
    });
    expect(response.code).toBe(-4);
  });
});

describe('slow uploads', () => {
  function sendSlowly({ token, device }: Borrower, from?: string) {
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array([45]));
        end = () => controller.close();
      },
    });
    const headers = {
      ...headersOf({ token, device }),
      'content-type': 'multipart/form-data; boundary=x',
    };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const code = server()
      .fetch('/api1/authen/upload', init, from)
      .then(async (response) => ((await response.json()) as Coded).code);
    return { end: () => end(), code: () => code };
  }
  interface Coded {
    code: number;
  }
  const form = () => formDataOf({ type: 'pan', file: goodPicture() });

  it('are limited to three at once per borrower, and do not block other borrowers', async () => {
    const [slow, other] = [await signIn(server()), await signIn(server())];
    const sent = Array.from({ length: 100 }, () => sendSlowly(slow));
    const refused: number[] = [];
    const all = Promise.all(sent.map(async ({ code }) => refused.push(await code())));
    await vi.waitFor(() => expect(refused).toEqual(Array(97).fill(429)), { timeout: 14_000 });
    expect((await other.call('uploadAuthImage', { form: form() })).code).toBe(0);
    for (const { end } of sent) end();
    await all;
    expect((await slow.call('uploadAuthImage', { form: form() })).code).toBe(0);
  });

  it('are aborted below the minimum rate', async () => {
    const borrower = await signIn(server());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const { code } = sendSlowly(borrower);
    await expect.poll(() => vi.getTimerCount(), { timeout: 20_000 }).toBe(1);
    vi.advanceTimersByTime(17_000);
    vi.useRealTimers();
    expect(await code()).toBe(503);
  });
});

describe('the same form sent twice with the same key', () => {
  it('is stored once, although the boundaries differ', async () => {
    const borrower = await signIn(server());
    const sendKeyed = (file: Uint8Array<ArrayBuffer>) =>
      borrower.call('uploadAuthImage', {
        form: formDataOf({ type: 'pan', file }),
        key: 'one-key-for-both-of-them',
      });
    expect((await sendKeyed(goodPicture())).headers.get('idempotency-replayed')).toBeNull();
    expect((await sendKeyed(goodPicture())).headers.get('idempotency-replayed')).toBe('true');
    expect(await rowsOf(borrower)).toHaveLength(1);
    expect((await sendKeyed(png(200, 200))).code).toBe(409);
  });

  it('is decoded before its idempotency key is claimed, so a damaged form does not use up the key', async () => {
    const borrower = await signIn(server());
    const sendKeyed = (file: Uint8Array<ArrayBuffer>) =>
      borrower.call('uploadAuthImage', {
        form: formDataOf({ type: 'pan', file }),
        key: 'a-free-key',
      });
    expect((await sendKeyed(goodPicture().slice(0, -5))).code).toBe(422);
    expect((await sendKeyed(goodPicture())).code).toBe(0);
  });
});
