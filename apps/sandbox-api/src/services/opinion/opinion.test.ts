import { runThreeAtATime } from '../../../test/in-threes.ts';
import { readdir } from 'node:fs/promises';
import { dayMs } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { createTestImage, imageBytesOf, goodPicture } from '../../../test/pictures.ts';
import { sendForm, sendJson } from '../../../test/send.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { listOpinions } from './list.ts';

const server = useTestServer();

type Picture = Uint8Array<ArrayBuffer>;
interface Parts {
  content?: string;
  problemType?: string;
  pictures?: readonly Picture[];
  key?: string;
}

function save(borrower: Borrower, parts: Parts = {}) {
  const { content = 'The payment page did not open.', problemType = '3', pictures = [] } = parts;
  const form = new FormData();
  form.append('content', content);
  form.append('problemType', problemType);
  form.append('problemDesc', 'Repayment');
  for (const picture of pictures) form.append('multipartFiles', new File([picture], 'a.txt'));
  return borrower.call('saveOpinion', { form, ...(parts.key && { key: parts.key }) });
}

const list = async (borrower: Borrower) => (await borrower.call('listOpinions')).data;
const fetchPicture = (path: string, token?: string) =>
  server().fetch(path, token === undefined ? {} : { headers: { cookie: `token=${token}` } });

async function seenByStaff({ phone }: Borrower) {
  const feedback = await listOpinions(server().db, null, { offset: 0, limit: 100 });
  return feedback.filter((item) => item.phone === phone);
}

describe('feedback', () => {
  it('is paginated, newest first', async () => {
    const borrower = await signIn(server());
    for (const content of ['First', 'Second', 'Third']) await save(borrower, { content });
    const contents = async (query: Record<string, number>) =>
      (await borrower.call('listOpinions', { query })).data.map(({ content }) => content);
    expect(await contents({ limit: 2 })).toEqual(['Third', 'Second']);
    expect(await contents({ limit: 2, page: 2 })).toEqual(['First']);
    expect(await contents({ limit: 2, page: 3 })).toEqual([]);
    expect((await borrower.call('listOpinions', { query: { limit: 101 } })).code).toBe(400);
  });

  it('has topics to choose from', async () => {
    const types = (await (await signIn(server())).call('getOpinionConfig')).data;
    expect(types.map(({ problemType }) => problemType)).toEqual(['1', '2', '3', '4']);
    expect(types.map(({ problemDesc }) => problemDesc)).toEqual([
      'Applying for a loan',
      'My verification',
      'Repayment',
      'Something else',
    ]);
  });

  it('is listed newest first, only for its sender, even after the clock was set back', async () => {
    const borrower = await signIn(server());
    expect(await list(borrower)).toEqual([]);
    await save(borrower, { content: 'पैसा समय पर मिला, धन्यवाद!' });
    await server().moveClock(-60 * secondMs);
    await save(borrower, { content: 'Second' });
    await server().moveClock(60 * secondMs);
    const [second, first] = await list(borrower);
    expect(second).toMatchObject({ content: 'Second', imges: [], answerContent: null });
    expect(first).toMatchObject({ content: 'पैसा समय पर मिला, धन्यवाद!', responseTime: null });
    expect(await list(await signIn(server()))).toEqual([]);
  });

  it.each([
    ['of 300 characters, however many bytes', 'ம'.repeat(300), 0],
    ['of 301 characters', 'a'.repeat(301), 400],
    ['that is empty', '', 400],
    ['of spaces', '   ', 422],
    ['with an emoji', 'Good 👍', 400],
    ['with a NUL', 'a\0b', 400],
    ['with half a character', 'a\ud83d', 400],
    ['with a new line', 'a\nb', 400],
    ['with a tag', '<b>', 400],
  ])('validates a text %s', async (_, content, code) => {
    const borrower = await signIn(server());
    expect((await save(borrower, { content })).code).toBe(code);
    expect(await list(borrower)).toHaveLength(code === 0 ? 1 : 0);
  });

  it('is rejected if its topic is not offered', async () => {
    const borrower = await signIn(server());
    expect(await save(borrower, { problemType: '77' })).toMatchObject({
      code: 422,
      msg: 'Please choose what your feedback is about.',
    });
  });

  it('is stored once, with its photos, if sent twice with the same key', async () => {
    const borrower = await signIn(server());
    const parts = { pictures: [goodPicture()], key: 'one-intention' };
    const responses = await Promise.all([save(borrower, parts), save(borrower, parts)]);
    expect(responses.map(({ code }) => code)).toEqual([0, 0]);
    expect(await list(borrower)).toMatchObject([{ imges: [expect.any(String)] }]);
  });

  it('is limited to 10 a day, even for concurrent requests', async () => {
    const borrower = await signIn(server());
    const responses = await runThreeAtATime(12, () => save(borrower));
    const refused = responses.filter(({ code }) => code !== 0);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      code: 429,
      msg: 'You have sent a lot of feedback today. Please try again in 24 hours.',
    });
    await server().moveClock(dayMs);
    expect((await save(borrower)).code).toBe(0);
  });
});

describe('the pictures of feedback', () => {
  it('are stored in order, upright and without metadata, and visible only to their sender', async () => {
    const borrower = await signIn(server());
    const turned = await imageBytesOf(
      createTestImage(180, 120).jpeg().withMetadata({ orientation: 6 }),
    );
    await save(borrower, { pictures: [turned, goodPicture()] });
    const [{ imges } = { imges: [] }] = await list(borrower);
    expect(imges).toHaveLength(2);
    const response = await fetchPicture(imges![0]!, borrower.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');

    const other = await signIn(server());
    for (const token of [undefined, '', 'made-up', other.token]) {
      expect((await fetchPicture(imges![0]!, token)).status).toBe(404);
    }
    await borrower.call('logout', { body: { everywhere: 0 } });
    expect((await fetchPicture(imges![0]!, borrower.token)).status).toBe(404);
  });

  it.each(['/files/feedback/..%2Fx.jpg', '/files/feedback/nothing.jpg'])(
    'return 404 at %s',
    async (path) => {
      const { token } = await signIn(server());
      expect((await fetchPicture(path, token)).status).toBe(404);
    },
  );

  it('give no access to photos of the verification', async () => {
    const borrower = await signIn(server());
    const form = new FormData();
    form.append('type', 'pan');
    form.append('file', new File([goodPicture()], 'pan.png'));
    const before = await readdir(server().deps.uploadsDir).catch((): string[] => []);
    await borrower.call('uploadAuthImage', { form });
    const after = await readdir(server().deps.uploadsDir);
    const id = after.find((item) => !before.includes(item));
    expect((await fetchPicture(`/files/feedback/${id}.jpg`, borrower.token)).status).toBe(404);
  });

  it.each([
    ['five of them', Array.from({ length: 5 }, goodPicture), 400],
    ['a text', [new TextEncoder().encode('hello')], 422],
    ['one of them damaged', [goodPicture(), goodPicture().slice(0, -5)], 422],
    ['30 MB', [new Uint8Array(30 * 1024 ** 2)], 422],
  ])('are rejected, and the text is not stored: %s', async (_, pictures, code) => {
    const borrower = await signIn(server());
    const before = await readdir(server().deps.uploadsDir).catch(() => []);
    expect((await save(borrower, { pictures })).code).toBe(code);
    expect(await list(borrower)).toEqual([]);
    expect(await readdir(server().deps.uploadsDir).catch(() => [])).toEqual(before);
  });
});

describe('the reply of the staff', () => {
  it('is written on the feedback page, and visible to the sender', async () => {
    const borrower = await signIn(server());
    await save(borrower, { content: 'Is this right?', pictures: [goodPicture()] });
    const [{ id, pictureIds } = { id: '', pictureIds: [] }] = await seenByStaff(borrower);
    const page = await (await server().fetch('/sandbox/feedback')).text();
    expect(page).toContain('Is this right?');
    const shown = await server().fetch(`/sandbox/feedback/pictures/${pictureIds[0]}.jpg`);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');

    await server().moveClock(dayMs);
    const response = await sendForm(server(), `/sandbox/feedback/${id}`, {
      answer: 'Yes.\r\n<b>It is.</b>',
    });
    expect(response.headers.get('location')).toBe('/sandbox/feedback');
    const [opinion] = await list(borrower);
    expect(opinion).toMatchObject({ answerContent: 'Yes.\n<b>It is.</b>' });
    expect(opinion!.responseTime! - opinion!.createTime).toBe(dayMs);
    expect(await (await server().fetch('/sandbox/feedback')).text()).not.toContain('<b>It is');

    await sendJson(server(), `/sandbox/feedback/${id}`, { answer: 'No.' });
    expect(await list(borrower)).toMatchObject([{ answerContent: 'No.' }]);
  });

  it.each([
    ['missing', {}],
    ['empty', { answer: '  ' }],
    ['longer than 2000 characters', { answer: 'a'.repeat(2001) }],
    ['not readable', { answer: 'a\0' }],
    ['no text', { answer: 7 }],
  ])('is rejected if it is %s', async (_, reply) => {
    const borrower = await signIn(server());
    await save(borrower);
    const [{ id } = { id: '' }] = await seenByStaff(borrower);
    expect((await sendJson(server(), `/sandbox/feedback/${id}`, reply)).status).toBe(400);
    expect(await list(borrower)).toMatchObject([{ answerContent: null }]);
  });

  it('returns 404 if the feedback is unknown', async () => {
    const response = await sendJson(server(), '/sandbox/feedback/nothing', { answer: 'Yes.' });
    expect(response.status).toBe(404);
  });
});
