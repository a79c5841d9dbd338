import { canonicalJson, dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { acknowledgeIssuedKeyFacts, issueKeyFacts } from '../../../test/key-facts.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { keyFactsAcknowledgements, orders } from '../../db/schema/index.ts';
import { sha256 } from '../../keys/ids.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listSms } from '../../providers/sms/inbox.ts';

const server = useTestServer();
afterEach(() =>
  writeSettings(server().db, {
    policyProfile: 'specified',
    bankHolidays: '',
    isExtensionOffered: true,
  }),
);

async function passed() {
  const borrower = await signIn(server());
  return { borrower, orderId: await borrower.takeLoan({ autoMoney: 0 }) };
}

const getMoney = (borrower: Borrower, orderId: string, proposalNo?: string) =>
  borrower.call('confirmLoan', {
    body: { orderId, ...(proposalNo !== undefined && { proposalNo }) },
  });

describe('the Key Facts Statement', () => {
  it('is issued when the order passes its audit, before it is read', async () => {
    const { borrower, orderId } = await passed();
    const { orderNo, keyFacts } = await borrower.detail(orderId);
    expect(keyFacts).toMatchObject({ proposalNo: `KF${orderNo}-1`, isExpired: false });
  });

  it("has the order's figures, and hashes of its facts and texts", async () => {
    const { borrower, orderId } = await passed();
    const order = await borrower.detail(orderId);
    const shown = await issueKeyFacts(borrower, orderId);
    expect(shown.facts).toMatchObject({
      orderNo: order.orderNo,
      sanctioned: order.loanAmount,
      received: order.arriveAmount,
      toPay: order.repaymentAmount,
      interest: order.interest,
      feesTotal: order.serviceFee + order.gstFee,
      term: order.period,
      proposal: { number: `KF${order.orderNo}-1`, version: 1 },
    });
    expect(shown.factsHash).toBe(sha256(canonicalJson(shown.facts as never)));
    expect(shown.textHash).toBe(sha256(canonicalJson(shown.texts as never)));
    expect(shown).toMatchObject({
      isExpired: false,
      acknowledgedTime: null,
      mustAcknowledge: false,
    });
  });

  it('stays the same proposal when read repeatedly and concurrently', async () => {
    const { borrower, orderId } = await passed();
    const all = await Promise.all([1, 2, 3].map(() => issueKeyFacts(borrower, orderId)));
    expect(new Set(all.map(({ factsHash }) => factsHash)).size).toBe(1);
    const { proposalNo } = (await borrower.detail(orderId)).keyFacts!;
    expect(proposalNo).toBe(all[0]!.facts.proposal.number);
  });

  it('gets a new version once it has expired or a fact has changed; the old version can still be read', async () => {
    const { borrower, orderId } = await passed();
    const first = await issueKeyFacts(borrower, orderId);
    await writeSettings(server().db, { isExtensionOffered: false });
    const second = await issueKeyFacts(borrower, orderId);
    expect(second.facts).toMatchObject({ extensionFee: null, proposal: { version: 2 } });
    await server().moveClock(second.facts.proposal.validUntil - second.facts.proposal.issuedAt);
    const third = await issueKeyFacts(borrower, orderId);
    expect(third.facts.proposal.version).toBe(3);
    const query = { proposalNo: first.facts.proposal.number, language: 'en' };
    const again = (await borrower.call('getKeyFacts', { query })).data;
    expect(again).toEqual({ ...first, isExpired: true });
  });

  it('is valid longer over a bank holiday', async () => {
    const { borrower, orderId } = await passed();
    const { facts } = await issueKeyFacts(borrower, orderId);
    const lastDay = new Date(facts.proposal.validUntil - dayMs / 2).toISOString().slice(0, 10);
    await writeSettings(server().db, { bankHolidays: lastDay, isExtensionOffered: false });
    const later = await issueKeyFacts(borrower, orderId);
    expect(later.facts.proposal.validUntil).toBeGreaterThan(facts.proposal.validUntil);
  });

  it('is sent by SMS before an automatic payout', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const order = await borrower.detail(orderId);
    const bodies = (await listSms(server().db, borrower.phone)).map(({ body }) => body);
    expect(bodies).toContainEqual(
      expect.stringContaining(
        `Key facts KF${order.orderNo}-1: you get ₹4,410, you pay ₹5,028 after 7 days, APR`,
      ),
    );
    expect((await issueKeyFacts(borrower, orderId)).facts.proposal.version).toBe(1);
  });

  it('is not returned to another borrower or for an unknown number', async () => {
    const { borrower, orderId } = await passed();
    const other = await signIn(server());
    const { facts, ...shown } = await issueKeyFacts(borrower, orderId);
    const proposalNo = facts.proposal.number;
    const query = { proposalNo, language: 'en' };
    const notFound = { code: 404, msg: 'This Key Facts Statement was not found.' };
    expect(await other.call('getKeyFacts', { query })).toMatchObject(notFound);
    const made = { proposalNo: 'KFKS0000000000-1', language: 'en' };
    expect(await borrower.call('getKeyFacts', { query: made })).toMatchObject(notFound);
    expect(await getMoney(borrower, orderId, made.proposalNo)).toMatchObject(notFound);
    const body = { orderId, language: 'en' };
    expect((await other.call('issueKeyFacts', { body })).code).toBe(404);
    const issued = { facts, ...shown };
    expect(await acknowledgeIssuedKeyFacts(other, issued)).toMatchObject(notFound);
    expect(await acknowledgeIssuedKeyFacts(borrower, issued, made)).toMatchObject(notFound);
  });
});

describe('an acknowledgement', () => {
  it('is stored with the hashes of the statement and the first answers; repeating it changes nothing', async () => {
    const { borrower, orderId } = await passed();
    const shown = await issueKeyFacts(borrower, orderId);
    expect((await acknowledgeIssuedKeyFacts(borrower, shown)).code).toBe(0);
    await server().moveClock(secondMs);
    expect((await acknowledgeIssuedKeyFacts(borrower, shown, { answers: [] })).code).toBe(0);
    const stored = await server()
      .db.select()
      .from(keyFactsAcknowledgements)
      .where(eq(keyFactsAcknowledgements.proposalNo, shown.facts.proposal.number));
    expect(stored).toEqual([
      expect.objectContaining({
        factsHash: shown.factsHash,
        textHash: shown.textHash,
        answers: [
          { key: 'received', answer: 0, isRight: false },
          { key: 'repaid', answer: 0, isRight: false },
          { key: 'returned', answer: 0, isRight: true },
        ],
      }),
    ]);
    expect((await issueKeyFacts(borrower, orderId)).acknowledgedTime).toBe(
      stored[0]!.acknowledgedAtMs,
    );
  });

  it.each(['factsHash', 'textHash'])(
    'is rejected if its %s differs from that of the statement',
    async (name) => {
      const { borrower, orderId } = await passed();
      const shown = await issueKeyFacts(borrower, orderId);
      const response = await acknowledgeIssuedKeyFacts(borrower, shown, { [name]: 'A'.repeat(43) });
      expect(response).toMatchObject({ code: 409, msg: expect.stringContaining('have changed') });
      expect((await issueKeyFacts(borrower, orderId)).acknowledgedTime).toBeNull();
      expect((await acknowledgeIssuedKeyFacts(borrower, shown)).code).toBe(0);
    },
  );

  it('is rejected after the statement has expired or the payout has started', async () => {
    const { borrower, orderId } = await passed();
    const shown = await issueKeyFacts(borrower, orderId);
    await getMoney(borrower, orderId);
    expect(await acknowledgeIssuedKeyFacts(borrower, shown)).toMatchObject({ code: 409 });
    const second = await passed();
    const late = await issueKeyFacts(second.borrower, second.orderId);
    await server().moveClock(10 * dayMs);
    expect(await acknowledgeIssuedKeyFacts(second.borrower, late)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('has expired'),
    });
  });
});

describe("'Get Money'", () => {
  it('requires no acknowledged statement under the specified profile', async () => {
    const { borrower, orderId } = await passed();
    expect((await getMoney(borrower, orderId)).code).toBe(0);
  });

  it('requires an acknowledged statement under the strict profile', async () => {
    await writeSettings(server().db, { policyProfile: 'strict' });
    const { borrower, orderId } = await passed();
    const shown = await issueKeyFacts(borrower, orderId);
    const { number } = shown.facts.proposal;
    expect(shown.mustAcknowledge).toBe(true);
    expect(await getMoney(borrower, orderId)).toMatchObject({ code: 422 });
    expect(await getMoney(borrower, orderId, number)).toMatchObject({ code: 422 });
    await acknowledgeIssuedKeyFacts(borrower, shown);
    expect((await borrower.detail(orderId)).keyFacts).toEqual({
      proposalNo: number,
      isExpired: false,
      isAcknowledged: true,
      mustAcknowledge: true,
    });
    expect((await getMoney(borrower, orderId, number)).code).toBe(0);
    expect((await issueKeyFacts(borrower, orderId)).facts.proposal.number).toBe(number);
  });

  it('is rejected with a proposal that has expired, has outdated facts, or is of another order', async () => {
    const { borrower, orderId } = await passed();
    const shown = await issueKeyFacts(borrower, orderId);
    const { number } = shown.facts.proposal;
    await acknowledgeIssuedKeyFacts(borrower, shown);
    const other = await passed();
    expect((await getMoney(other.borrower, other.orderId, number)).code).toBe(404);
    await writeSettings(server().db, { isExtensionOffered: false });
    expect(await getMoney(borrower, orderId, number)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('have changed'),
    });
    await writeSettings(server().db, { isExtensionOffered: true });
    await server().moveClock(10 * dayMs);
    expect(await getMoney(borrower, orderId, number)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('has expired'),
    });
    expect(await borrower.state(orderId)).toBe('2');
  });

  it('requires a new acknowledgement after a fact has changed', async () => {
    await writeSettings(server().db, { policyProfile: 'strict' });
    const { borrower, orderId } = await passed();
    const keyFacts = async () => (await borrower.detail(orderId)).keyFacts;
    await acknowledgeIssuedKeyFacts(borrower, await issueKeyFacts(borrower, orderId));
    expect(await keyFacts()).toMatchObject({ isAcknowledged: true, isExpired: false });
    await writeSettings(server().db, { isExtensionOffered: false });
    const before = (await keyFacts())!;
    expect(before).toMatchObject({ isAcknowledged: true, isExpired: true, mustAcknowledge: true });
    const shown = await issueKeyFacts(borrower, orderId);
    expect(await keyFacts()).toMatchObject({ isAcknowledged: false, isExpired: false });
    await acknowledgeIssuedKeyFacts(borrower, shown);
    const after = (await keyFacts())!;
    expect(after.proposalNo).not.toBe(before.proposalNo);
    expect((await getMoney(borrower, orderId, after.proposalNo!)).code).toBe(0);
  });

  it("is rejected if the order's price differs from the acknowledged one", async () => {
    const { borrower, orderId } = await passed();
    const shown = await issueKeyFacts(borrower, orderId);
    await acknowledgeIssuedKeyFacts(borrower, shown);
    await server()
      .db.update(orders)
      .set({ overdueRatePercentPerDay: 2 })
      .where(eq(orders.id, orderId));
    const { number } = shown.facts.proposal;
    expect((await getMoney(borrower, orderId, number)).code).toBe(409);
  });
});
