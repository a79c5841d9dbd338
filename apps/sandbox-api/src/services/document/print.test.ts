import { describe, expect, it } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { findCaller } from '../../http/caller.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { printDocument } from './print.ts';

const printed: string[] = [];
const server = useTestServer({
  printPdf: async (html) => {
    printed.push(html);
    return Buffer.from('%PDF-1.4');
  },
});

const kfsQuery = { type: 'kfs', language: 'en' };

describe('a document', () => {
  it('is the statement as it was shown, with both hashes', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    const { data: shown } = await borrower.call('issueKeyFacts', {
      body: { orderId, language: 'en' },
    });
    const { data } = await borrower.call('getOrderDocument', { query: { orderId, ...kfsQuery } });
    expect(data.fileName).toBe(`${shown.facts.proposal.number}.pdf`);
    expect(Buffer.from(data.content, 'base64').toString()).toBe('%PDF-1.4');
    const html = printed.at(-1)!;
    for (const { label, value } of shown.texts.summary) {
      expect(html).toContain(label);
      expect(html).toContain(value);
    }
    expect(html).toContain(shown.factsHash);
    expect(html).toContain(shown.textHash);
  });

  it("returns 404 if it is unknown or another borrower's", async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    const call = (query: object) =>
      borrower.call('getOrderDocument', { query: { orderId, ...kfsQuery, ...query } });
    expect((await call({ type: 'agreement' })).code).toBe(404);
    const other = await signIn(server());
    const query = { orderId, ...kfsQuery };
    expect((await other.call('getOrderDocument', { query })).code).toBe(404);
  });

  it.each([
    ['nothing can print', null],
    ['no font has the letters of the language', async () => null],
  ])('is rejected with a clear message if %s', async (_, print) => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    const { db, deps } = server();
    const { user } = await findCaller(db, 'signed-in', borrower.token, deps.realNow());
    const now = await readNow(db, deps.realNow);
    const request = { userId: user!.id, orderId, ...kfsQuery, now };
    await expect(printDocument(db, print, request)).rejects.toMatchObject({
      code: 503,
      message: 'PDF files cannot be made here now. You can print the page instead.',
    });
  });
});
