import {
  consentPurposes,
  dayMs,
  hourMs,
  noticeOf,
  rupeesToPaise,
  type ConsentPurpose,
} from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { lastCode, newPhone, signIn } from '../../../test/borrower.ts';
import { formDataOf, goodPicture, png } from '../../../test/pictures.ts';
import { cancelSchedule, takeLoanWithSchedule } from '../../../test/schedule.ts';
import { secondMs, startOfTestsMs, useTestServer } from '../../../test/test-server.ts';
import {
  allowances,
  idempotencyKeys,
  nativeProofs,
  nextLoans,
  orders,
  otps,
  pictures,
  sessions,
  trackingEvents,
  users,
} from '../../db/schema/index.ts';
import { issueLoginProof } from '../native-login/issue-proof.ts';
import { smsMessages } from '../../db/schema/providers.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { updateOldestRetainedSql, maxRetainedEvents } from '../tracking/store.ts';
import { removeExpiredRows } from './forget.ts';
import { retentionRules } from './rules.ts';

const server = useTestServer();
const count = (table: PgTable) => server().db.$count(table);

async function cleanUp(realNow: number): Promise<void> {
  const { db } = server();
  const now = await readNow(db, () => startOfTestsMs);
  for (const rule of retentionRules) await removeExpiredRows(db, rule, { now, realNow });
}

async function cleanUpAfter(ms: number): Promise<void> {
  await server().moveClock(ms);
  await cleanUp(startOfTestsMs);
  await server().moveClock(-ms);
}

const event = { event: 'click', type: 'click', time: 1_767_241_800_000 } as const;

describe('the clean-up', () => {
  it('deletes rows only after their retention period', async () => {
    const phone = newPhone();
    const { db } = server();
    const query = { phone: `91${phone}` };
    await server().call('sendCode', { query, key: 'a-key-of-a-visitor' });
    await server().call('sendCode', { query });
    const body = { ...query, code: await lastCode(server(), phone) };
    await server().call('login', { body, key: 'a-key-of-a-visitor' });
    await server().call('trackEventV2', { body: [event] });
    await issueLoginProof(db, { app: 'own', phone, now: startOfTestsMs });
    const times: readonly [readonly PgTable[], number][] = [
      [[nativeProofs], 300_000],
      [[otps], hourMs + 300_000],
      [[allowances, idempotencyKeys], dayMs],
      [[trackingEvents], 30 * dayMs],
      [[smsMessages], 90 * dayMs],
    ];
    for (const [tables, ms] of times) {
      const rows = () => Promise.all(tables.map(count));
      const before = await rows();
      expect(before).not.toContain(0);
      await cleanUpAfter(ms - 1);
      expect(await rows()).toEqual(before);
      await cleanUpAfter(ms + 1);
      expect(await rows()).toEqual(before.map(() => 0));
    }
  });

  it('retains a session for a year of real time after its end, so that the device stays known', async () => {
    const { token, device, phone } = await signIn(server());
    await cleanUpAfter(1000 * dayMs);
    expect((await server().call('listOrders', { token, device })).code).toBe(0);
    const [user] = await server().db.select().from(users).where(eq(users.phone, phone));
    const sessionsLeft = async (realNow: number) => {
      await cleanUp(realNow);
      return server().db.$count(sessions, eq(sessions.userId, user!.id));
    };
    expect(await sessionsLeft(startOfTestsMs + 365 * dayMs)).toBe(1);
    expect(await sessionsLeft(startOfTestsMs + 365 * dayMs + 1)).toBe(0);
  });

  it('deletes a replaced photo 30 days after its upload', async () => {
    const borrower = await signIn(server());
    const send = (type: string, file: Uint8Array<ArrayBuffer>) =>
      borrower.call('uploadAuthImage', { form: formDataOf({ type, file }) });
    for (const file of [goodPicture(), png(200, 200)]) await send('pan', file);
    await send('aadhaarBack', goodPicture());
    const left = async () =>
      (await server().db.select().from(pictures).orderBy(pictures.seq)).map(({ kind, widthPx }) => [
        kind,
        widthPx,
      ]);
    await cleanUpAfter(30 * dayMs - 1);
    expect(await left()).toHaveLength(3);
    await cleanUpAfter(30 * dayMs + 1);
    expect(await left()).toEqual([
      ['pan', 200],
      ['aadhaarBack', 640],
    ]);
  });

  it('deletes a next loan 90 days after its creation unless it is waiting', async () => {
    const [started, cancelled, waiting] = [
      await signIn(server()),
      await signIn(server()),
      await signIn(server()),
    ];
    const choices = [await takeLoanWithSchedule(started), await takeLoanWithSchedule(cancelled)];
    await takeLoanWithSchedule(waiting);
    await started.repay(choices[0]!.orderId);
    await cancelSchedule(cancelled, choices[1]!);
    const states = async () =>
      (await server().db.select().from(nextLoans).orderBy(nextLoans.seq)).map(({ state }) => state);
    await cleanUpAfter(90 * dayMs - hourMs);
    expect(await states()).toEqual(['started', 'cancelled', 'waiting']);
    await cleanUpAfter(90 * dayMs + 1);
    expect(await states()).toEqual(['waiting']);
  });

  it.each([
    { until: 'is paid out', account: '50100234567890', limit: 50_000, state: '6' },
    { until: 'is denied', account: '50100234567890', limit: 1_000, state: '3' },
    { until: 'cannot be paid out', account: '50100234567899', limit: 50_000, state: '5' },
  ])('stores automatic payout only until the loan $until', async ({ account, limit, state }) => {
    const borrower = await signIn(server());
    await server()
      .db.update(users)
      .set({ creditLimitPaise: rupeesToPaise(limit) })
      .where(eq(users.phone, borrower.phone));
    const chosen = (orderId: string) =>
      server().db.$count(orders, and(eq(orders.id, orderId), eq(orders.isAutoMoney, true)));
    const cardId = await borrower.addCard(account);
    const { data } = await borrower.apply({ cardId, autoMoney: 1 });
    expect(await chosen(data!.orderId)).toBe(1);
    await server().moveClock(10 * secondMs);
    expect(await borrower.state(data!.orderId)).toBe(state);
    expect(await chosen(data!.orderId)).toBe(0);
  });

  it('retains only the newest of the rows that anyone can create', async () => {
    const { db } = server();
    await db.execute(sql`insert into tracking_events (version, web_uuid, event, received_at_ms)
      select 2, 'a-stranger', '{}', ${startOfTestsMs} from generate_series(1, ${maxRetainedEvents + 10})`);
    await db.execute(sql`insert into idempotency_keys (scope_hash, body_hash, created_at_ms, is_anonymous)
      select 'key-' || n, '', ${startOfTestsMs}, true from generate_series(1, 50010) n`);
    const key = { scopeHash: 'of-a-borrower', bodyHash: '', createdAtMs: startOfTestsMs };
    await db.execute(
      sql`update idempotency_keys set is_anonymous = false where scope_hash = 'key-1'`,
    );
    await db.insert(idempotencyKeys).values(key);
    await cleanUpAfter(0);
    expect(await count(trackingEvents)).toBe(maxRetainedEvents);
    expect(await server().db.$count(idempotencyKeys, sql`is_anonymous`)).toBe(50_000);
    expect(await server().db.$count(idempotencyKeys, sql`not is_anonymous`)).toBe(2);
  });
});

describe('the retention period in a notice', () => {
  /** For each notice with a retention period, the table whose rule deletes the data (D57). */
  const ruleTables: Partial<Record<ConsentPurpose, string>> = {
    face: 'pictures',
    tracking: 'tracking_events',
    reapply: 'schedules',
    autoApply: 'schedules',
    messages: 'sms_messages',
  };
  const daysIn = (text: string) => /(\d+) days/.exec(text)?.[1];

  it.each(consentPurposes)('equals that of the clean-up, for %s', (purpose) => {
    const promised = daysIn(noticeOf(purpose).keptFor);
    const rule = retentionRules.find(({ table }) => table === ruleTables[purpose]);
    expect(rule && daysIn(rule.retainedFor)).toBe(promised);
  });
});

describe('tracking events', () => {
  it('are rejected while there are too many to delete', async () => {
    const { db } = server();
    const row = { version: 2, webUuid: 'a-stranger', event: {}, receivedAtMs: 0 };
    await db.delete(trackingEvents);
    await db.insert(trackingEvents).values([
      { ...row, seq: 1 },
      { ...row, seq: 2 * maxRetainedEvents },
    ]);
    await db.execute(updateOldestRetainedSql);
    expect((await server().call('trackEventV2', { body: [event] })).code).toBe(0);
    await db.insert(trackingEvents).values({ ...row, seq: 2 * maxRetainedEvents + 1_000_000 });
    expect((await server().call('trackEventV3', { body: [event] })).code).toBe(429);
    await cleanUpAfter(0);
    expect((await server().call('trackEventV3', { body: [event] })).code).toBe(0);
  });

  it('are at most 1,200 an hour from one network', async () => {
    const { db } = server();
    const usedAtMs = Array.from({ length: 1_199 }, () => startOfTestsMs);
    await db.insert(allowances).values({ scope: 'tracking:network:203.0.113.9', usedAtMs });
    const send = () => server().call('trackEventV2', { body: [event], from: '203.0.113.9' });
    expect([(await send()).code, (await send()).code]).toEqual([0, 429]);
  });
});
