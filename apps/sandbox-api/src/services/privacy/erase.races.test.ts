import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import {
  decidePaymentAsPayer,
  lastCode,
  newPhone,
  signIn,
  type Borrower,
} from '../../../test/borrower.ts';
import { formDataOf, goodPicture } from '../../../test/pictures.ts';
import { runRaceRounds, raceTimeoutMs } from '../../../test/race.ts';
import { throwError } from '../../../test/raise.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { threeContacts } from '../../../test/three-contacts.ts';
import * as schema from '../../db/schema/index.ts';
import * as providers from '../../db/schema/providers.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { jobs } from '../../start/background.ts';
import { issueLoginProof } from '../native-login/issue-proof.ts';

const server = useTestServer();
const { users } = schema;

const erase = (borrower: Borrower) => borrower.call('eraseData', { body: { confirm: 1 } });
const idOf = async ({ phone }: Borrower) => {
  const rows = await server()
    .db.select()
    .from(users)
    .where(sql`phone = ${phone}`);
  return rows[0]!.id;
};
const tables = Object.values({ ...schema, ...providers })
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table));

async function tablesContaining(values: readonly string[]): Promise<readonly string[]> {
  const found = tables.map((table) => {
    const isNamed = values.map((word) => sql`strpos(row_text, ${word}) > 0`);
    return sql`select ${table} as name where exists (select from (select t::text as row_text
      from ${sql.identifier(table)} t) rows where ${sql.join(isNamed, sql` or `)})`;
  });
  const { rows } = (await server().db.execute(sql.join(found, sql` union all `))) as unknown as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name).toSorted();
}

/**
 * After the erasure of a borrower who never had a loan, only these tables may contain the user id
 * or phone number (`allowances` only for a day).
 */
const retainedWithoutLoan = ['allowances', 'consent_events', 'grievances', 'sessions', 'users'];
/** The tables for a borrower with a loan. Other tables about the loan contain only the order id. */
const retainedWithLoan = [...retainedWithoutLoan, 'bank_cards', 'identities', 'orders'];

const native = { deviceId: '9C287922-EE26-4501-94B5-DDE6F83E1475', version: '3.4.1' };
const visitor = 'device-of-anybody';
const click = { event: 'apply_now', type: 'click', page: '/', time: 1 };
const newContacts = () => ({
  ...threeContacts,
  oneMobile: newPhone(),
  twoMobile: newPhone(),
  thirdMobile: newPhone(),
});
const writes: readonly ((borrower: Borrower) => Promise<{ code: number }>)[] = [
  (borrower) => borrower.call('saveContacts', { body: newContacts() }),
  (borrower) =>
    borrower.call('bindBankCard', {
      body: {
        bankCode: 'HDFC0001234',
        cardNo: '50100234567891',
        confirmCardNo: '50100234567891',
        productId: '1',
        clientId: borrower.device,
      },
    }),
  (borrower) =>
    borrower.call('saveGrievance', { body: { topic: 'loan', content: 'It was dear.' } }),
  (borrower) =>
    borrower.call('setConsent', {
      body: { purpose: 'place', action: 'give', noticeVersion: 1, language: 'en' },
    }),
  (borrower) =>
    borrower.call('uploadDeviceInfo', {
      body: { gps: { address: '', latitude: 19, longitude: 73 } },
    }),
  (borrower) => borrower.call('nominate', { body: { name: 'Anita', phone: '9811111111' } }),
  (borrower) => borrower.call('startDataExport', { key: `export-${borrower.phone}` }),
  // Uses another device id: the borrower's device id contains the phone number, which the test
  // could then find in `tracking_events`.
  (borrower) =>
    borrower.call('trackEventV3', { device: visitor, body: [{ ...click, web_uuid: visitor }] }),
  (borrower) => borrower.call('checkLiving', { form: formDataOf({ image: goodPicture() }) }),
  (borrower) => borrower.call('setLanguage', { body: { language: 'hi' } }),
];

describe('an erasure concurrent with a write', { timeout: raceTimeoutMs }, () => {
  it('pays no loan out to an erased account', async () => {
    await runRaceRounds(async (startSecond) => {
      const borrower = await signIn(server());
      const [userId, cardId] = [await idOf(borrower), await borrower.addCard()];
      const [erased, applied] = await Promise.all([
        erase(borrower),
        startSecond(() => borrower.apply({ cardId, autoMoney: 1 })),
      ]);
      const outcome = [erased.code, applied.code];
      expect([
        [0, -4],
        [409, 0],
      ]).toContainEqual(outcome);
      const orders = await server().db.$count(schema.orders, sql`user_id = ${userId}`);
      expect(orders).toBe(applied.code === 0 ? 1 : 0);
    });
  });

  it('leaves only the reported data, whatever runs concurrently', async () => {
    const erasedValues: string[] = [];
    await runRaceRounds(async (startSecond) => {
      const borrower = await signIn(server());
      const userId = await idOf(borrower);
      const writing = writes.map((write) => write(borrower));
      const erased = await startSecond(() => erase(borrower));
      const codes = (await Promise.all(writing)).map(({ code }) => code);
      expect(erased.code).toBe(0);
      expect(codes.filter((code) => code !== 0 && code !== -4)).toEqual([]);
      const left = await tablesContaining([userId, borrower.phone]);
      expect(left.filter((table) => !retainedWithoutLoan.includes(table))).toEqual([]);
      erasedValues.push(userId, borrower.phone);
    });
    for (const { run } of jobs) await run(server().deps, throwError);
    const left = await tablesContaining(erasedValues);
    expect(left.filter((table) => !retainedWithoutLoan.includes(table))).toEqual([]);
  });

  it('waits for the settlement of a repayment, or is rejected because the loan is still running', async () => {
    await runRaceRounds(async (startSecond) => {
      const borrower = await signIn(server());
      const userId = await idOf(borrower);
      await decidePaymentAsPayer(
        server(),
        await borrower.startRepayment(await borrower.takeLoan()),
        'paid',
      );
      await server().moveClock(60 * secondMs);
      const settling = server().deliverCallbacks();
      const erased = await startSecond(() => erase(borrower));
      await settling;
      expect([0, 409]).toContain(erased.code);
      if (erased.code === 409) expect((await erase(borrower)).code).toBe(0);
      const left = await tablesContaining([userId, borrower.phone]);
      expect(left.filter((table) => !retainedWithLoan.includes(table))).toEqual([]);
    });
  });

  it('lets a sign-in use the account before its erasure, or rejects the code', async () => {
    await runRaceRounds(async (startSecond) => {
      const borrower = await signIn(server());
      await server().moveClock(61 * secondMs);
      const device = `other-of-${borrower.phone}`;
      const phone = `91${borrower.phone}`;
      await server().call('sendCode', { device, query: { phone } });
      const code = await lastCode(server(), borrower.phone);
      const [signedIn, erased] = await Promise.all([
        server().call('login', { device, body: { phone, code } }),
        startSecond(() => erase(borrower)),
      ]);
      // The sign-in returns 422 if the erasure has already deleted the code.
      expect([0, 422]).toContain(signedIn.code);
      expect(erased.code).toBe(0);
    });
  });

  it('lets a native sign-in use the account before its erasure, or rejects the proof', async () => {
    await runRaceRounds(async (startSecond) => {
      const borrower = await signIn(server());
      const { db, deps } = server();
      const now = await readNow(db, deps.realNow);
      const token = await issueLoginProof(db, { app: 'own', phone: borrower.phone, now });
      const [signedIn, erased] = await Promise.all([
        server().call('nativeUserLogin', { device: newPhone(), headers: native, body: { token } }),
        startSecond(() => erase(borrower)),
      ]);
      expect([0, 422]).toContain(signedIn.code);
      expect(erased.code).toBe(0);
    });
  });
});
