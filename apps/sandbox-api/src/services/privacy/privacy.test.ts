import { addDays, addYears, asPaise, dayMs } from '@kosha/domain';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { throwError } from '../../../test/raise.ts';
import { signIn, listSmsTo, type Borrower } from '../../../test/borrower.ts';
import { signInWithAadhaar, saveAadhaarPan } from '../../../test/identity.ts';
import { secondMs, startOfTestsMs, testKeys, useTestServer } from '../../../test/test-server.ts';
import { dataMap } from '../../db/data-map.ts';
import { retainedDenials, users } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { decodeKeys } from '../../keys/keys.ts';
import { unsealStored } from '../../keys/seal.ts';
import { verifyKeysAndReencrypt } from '../../start/key-file.ts';
import { jobs } from '../../start/background.ts';
import { borrowerRowsCondition } from './rows-of.ts';

const server = useTestServer();

const startExport = async (borrower: Borrower) => (await borrower.call('startDataExport')).data;
const read = (borrower: Borrower, jobId: string) =>
  borrower.call('getDataExport', { query: { jobId } });
const erase = (borrower: Borrower, confirm: 0 | 1) =>
  borrower.call('eraseData', { body: { confirm } });
const idOf = async ({ phone }: Borrower) =>
  (await server().db.select().from(users).where(eq(users.phone, phone)))[0]!.id;

async function tablesWith(borrower: { userId: string; phone: string }): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [table, entry] of Object.entries(dataMap)) {
    const { rows } = (await server().db.execute(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${borrowerRowsCondition(borrower, entry)}`,
    )) as unknown as { rows: { n: number }[] };
    if (rows[0]!.n > 0) found.push(table);
  }
  return found;
}

describe("a copy of a borrower's data", () => {
  it('has the readable data of every table, without secrets', async () => {
    const borrower = await signIn(server());
    await borrower.detail(await borrower.takeLoan());
    await borrower.call('nominate', { body: { name: 'Anita Sharma', phone: '9811111111' } });
    const { jobId } = await startExport(borrower);
    const { data } = await read(borrower, jobId);
    const known = new Set(data.sections.flatMap(({ tables }) => tables.map(({ table }) => table)));
    const owned = await tablesWith({ userId: await idOf(borrower), phone: borrower.phone });
    expect([...known].toSorted()).toEqual(
      owned
        .filter((table) => Object.values(dataMap[table]!.columns).includes('exported'))
        .toSorted(),
    );
    const orders = data.sections.find(({ kind }) => kind === 'orders')!.tables;
    const fields = orders.find(({ table }) => table === 'orders')!.rows[0]!;
    const receivedText = fields.find(({ name }) => name === 'received_paise');
    expect(receivedText).toEqual({
      name: 'received_paise',
      label: 'Received',
      value: 441_000,
      text: '₹4,410',
    });
    expect(JSON.stringify(data)).not.toContain(borrower.token);
    const texts = data.sections.flatMap(({ tables }) =>
      tables.flatMap(({ rows }) => rows.flatMap((row) => row.map(({ text }) => text))),
    );
    expect(texts).toEqual(expect.arrayContaining(['Loaned', 'Lending', 'Auditing']));
    expect(texts.find((text) => text.startsWith('You get: ₹4,410; You pay: ₹5,028'))).toBeDefined();
    expect(texts.filter((text) => /^[[{]|\{secret\}/.test(text))).toEqual([]);
  });

  it('is the same when requested again, until it expires after a day', async () => {
    const borrower = await signIn(server());
    const [first, second] = await Promise.all([startExport(borrower), startExport(borrower)]);
    expect(second).toEqual(first);
    expect(first.expiryTime - first.createdTime).toBe(dayMs);
    await server().moveClock(dayMs);
    expect(await read(borrower, first.jobId)).toMatchObject({ code: 404 });
    expect((await startExport(borrower)).jobId).not.toBe(first.jobId);
  });

  it('is not accessible to others', async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const { jobId } = await startExport(borrower);
    expect((await read(other, jobId)).code).toBe(404);
  });
});

describe('a nominee', () => {
  it('is replaced by the next one, and must have a different number than the borrower', async () => {
    const borrower = await signIn(server());
    const name = (body: object) => borrower.call('nominate', { body });
    expect((await name({ name: '12', phone: '9811111111' })).code).toBe(422);
    expect((await name({ name: 'Anita', phone: borrower.phone })).code).toBe(422);
    expect((await name({ name: 'Anita', phone: '9811111111' })).code).toBe(0);
    expect((await name({ name: 'Rahul', phone: '9822222222' })).code).toBe(0);
    const { data } = await read(borrower, (await startExport(borrower)).jobId);
    const nominee = data.sections.find(({ kind }) => kind === 'nominee')!.tables[0]!;
    expect(nominee.total).toBe(1);
    expect(nominee.rows[0]!.map(({ text }) => text)).toContain('Rahul');
  });
});

describe('an erasure', () => {
  it('is rejected while a loan or an application is running', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    for (const confirm of [0, 1] as const) {
      expect(await erase(borrower, confirm)).toMatchObject({
        code: 409,
        msg: 'A loan or an application is running. Your data can be erased once it has ended.',
      });
    }
    expect(await borrower.state(orderId)).toBe('6');
  });

  it('without confirmation only returns its effects', async () => {
    const borrower = await signIn(server());
    const { data } = await erase(borrower, 0);
    expect(data.isDone).toBe(false);
    expect(data.kinds.map(({ kind }) => kind)).toContain('orders');
    expect((await borrower.call('findUserAuth')).code).toBe(0);
  });

  it('after a loan retains only data that the law requires, for five years', async () => {
    const borrower = await signIn(server());
    const userId = await idOf(borrower);
    await borrower.repay(await borrower.takeLoan());
    const { data } = await erase(borrower, 1);
    expect(data.isDone).toBe(true);
    const retained = data.kinds.filter(({ fate }) => fate !== 'erased');
    expect(retained.map(({ kind, fate }) => [kind, fate])).toEqual([
      ['keyFacts', 'kept'],
      ['payments', 'kept'],
      ['orders', 'kept'],
      ['cards', 'locked'],
      ['identity', 'locked'],
      ['sessions', 'locked'],
      ['grievances', 'kept'],
      ['consents', 'kept'],
      ['account', 'locked'],
    ]);
    const orders = retained.find(({ kind }) => kind === 'orders')!;
    expect(orders.law).toBe('Prevention of Money Laundering Act 2002, section 12');
    expect(new Date(orders.until!).getUTCFullYear()).toBe(2031);
    const left = await tablesWith({ userId, phone: borrower.phone });
    const fates = new Map(data.kinds.map(({ kind, fate }) => [kind, fate]));
    expect(left.filter((table) => fates.get(dataMap[table]!.kind!) === 'erased')).toEqual([]);
    expect(left).toContain('orders');
    expect(left).not.toContain('consent_salts');
  });

  it('ends the account: the number is encrypted, and can be used to sign up again', async () => {
    const borrower = await signIn(server());
    const userId = await idOf(borrower);
    await borrower.repay(await borrower.takeLoan());
    await erase(borrower, 1);
    expect((await borrower.call('listOrders')).code).toBe(-4);
    const [row] = await server().db.select().from(users).where(eq(users.id, userId));
    expect(row!.phone).not.toContain(borrower.phone);
    expect(unsealStored(testKeys, row!.phoneSealed!, userId)).toBe(borrower.phone);
    expect(await listSmsTo(server(), borrower.phone)).toEqual([]);
    await server().moveClock(61 * secondMs);
    const again = await signIn(server(), borrower.phone);
    expect(await idOf(again)).not.toBe(userId);
    expect((await again.call('listOrders')).data).toEqual([]);
  });

  it('lets the same person verify the same identity again', async () => {
    const { borrower, aadhaar } = await signInWithAadhaar(server());
    const pan = 'ABCPS7777F';
    expect((await saveAadhaarPan(borrower, aadhaar, pan)).code).toBe(0);
    await borrower.repay(await borrower.takeLoan());
    const { data } = await erase(borrower, 1);
    expect(data.kinds.find(({ kind }) => kind === 'identity')!.fate).toBe('locked');
    const { rows } = (await server().db.execute(
      sql`select count(*)::int as n from identities where pan_masked is not null and pan_hash like 'erased:%'`,
    )) as unknown as { rows: { n: number }[] };
    expect(rows[0]!.n).toBeGreaterThan(0);
  });

  it('retains a denial until it ends, for the same number and product, only as a hash (D67)', async () => {
    const borrower = await signIn(server());
    const { phone } = borrower;
    const userId = await idOf(borrower);
    await server()
      .db.update(users)
      .set({ creditLimitPaise: asPaise(100_000) })
      .where(eq(users.id, userId));
    expect(await borrower.state(await borrower.takeLoan())).toBe('3');
    const untilMs = addDays(await readNow(server().db, server().deps.realNow), 15);
    const { data } = await erase(borrower, 1);
    expect(data.kinds.find(({ kind }) => kind === 'denials')).toMatchObject({
      fate: 'kept',
      law: 'Reserve Bank of India (Digital Lending) Directions 2025, on assessing creditworthiness',
    });
    const retained = await server().db.select().from(retainedDenials);
    expect(retained).toHaveLength(1);
    expect(Object.keys(retained[0]!)).toEqual(['numberHash', 'untilMs']);
    expect(Math.abs(retained[0]!.untilMs - untilMs)).toBeLessThan(dayMs);
    expect(JSON.stringify(retained)).not.toContain(phone);
    await server().moveClock(61 * secondMs);
    const again = await signIn(server(), phone);
    const cardId = await again.addCard();
    expect(await again.apply({ cardId })).toMatchObject({ code: 422 });
    expect(await server().db.$count(retainedDenials)).toBe(0);
    expect((await erase(again, 1)).code).toBe(0);
    await server().moveClock(15 * dayMs);
    const later = await signIn(server(), phone);
    expect(await later.apply({ cardId: await later.addCard() })).toMatchObject({ code: 0 });
  });

  it('retains nothing longer than reported', async () => {
    const borrower = await signIn(server());
    const userId = await idOf(borrower);
    await borrower.call('saveGrievance', { body: { topic: 'loan', content: 'It was dear.' } });
    await borrower.repay(await borrower.takeLoan());
    const { data } = await erase(borrower, 1);
    const retainedUntil = new Map(data.kinds.map(({ kind, until }) => [kind, until]));
    const dates = new Set([...retainedUntil.values()].filter((at) => at !== null));
    for (const until of [...dates].toSorted((one, other) => one - other)) {
      const ms = until + dayMs - (await readNow(server().db, server().deps.realNow));
      // Sessions expire in real time, which `moveClock` does not change, so this query moves the
      // end of the sessions back.
      await server().db.execute(
        sql`update sessions set ended_at_ms = ended_at_ms - ${ms}::bigint where user_id = ${userId}`,
      );
      await server().moveClock(ms);
      for (const { run } of jobs) await run(server().deps, throwError);
      const left = await tablesWith({ userId, phone: borrower.phone });
      const over = left.filter((table) => (retainedUntil.get(dataMap[table]!.kind!) ?? 0) <= until);
      expect(over).toEqual([]);
    }
  });

  it('without loans retains the consents for a year, then deletes the account', async () => {
    const borrower = await signIn(server());
    const userId = await idOf(borrower);
    const { data } = await erase(borrower, 1);
    const retained = data.kinds.filter(({ fate }) => fate !== 'erased');
    expect(retained.map(({ kind }) => kind)).toEqual([
      'sessions',
      'grievances',
      'consents',
      'account',
    ]);
    const [before] = await server().db.select().from(users).where(eq(users.id, userId));
    expect(before!.purgeAtMs).toBe(retained[3]!.until);
    await server().moveClock(addYears(startOfTestsMs, 1) + 40 * dayMs - startOfTestsMs);
    for (const { run } of jobs) await run(server().deps, throwError);
    expect(await tablesWith({ userId, phone: borrower.phone })).toEqual([]);
  });

  it('succeeds once for two concurrent requests', async () => {
    const borrower = await signIn(server());
    const responses = await Promise.all([erase(borrower, 1), erase(borrower, 1)]);
    expect(responses.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    expect(responses.every(({ code }) => code === 0 || code === -4)).toBe(true);
  });

  it('retains a number that can be decrypted after key rotation', async () => {
    const borrower = await signIn(server());
    const userId = await idOf(borrower);
    await erase(borrower, 1);
    const keysOf = (...accounts: string[]) =>
      decodeKeys({ accounts, payments: ['P'.repeat(43)], numbers: 'N'.repeat(43) });
    const [older, newer] = ['A'.repeat(43), 'B'.repeat(43)];
    await verifyKeysAndReencrypt(server().db, keysOf(newer, older));
    const [row] = await server().db.select().from(users).where(eq(users.id, userId));
    expect(unsealStored(keysOf(newer), row!.phoneSealed!, userId)).toBe(borrower.phone);
  });
});
