import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signIn } from '../../test/borrower.ts';
import { throwError } from '../../test/raise.ts';
import { secondMs, startOfTestsMs, useTestServer } from '../../test/test-server.ts';
import { listSms } from '../providers/sms/inbox.ts';
import { readNow } from '../providers/clock/clock.ts';
import { advanceDueOrders } from '../services/up-to-date/advance.ts';
import {
  countPostponedOrders,
  listPostponedOrders,
} from '../services/up-to-date/postponed-orders.ts';
import { startBackgroundWork } from './background.ts';
import { releaseLease, acquireLease } from './lease.ts';

const server = useTestServer();

const outcomesOf = async (phone: string) =>
  (await listSms(server().db, phone)).filter(({ body }) => body.startsWith('Your loan'));

it('a failing job is reported, and does not stop other jobs', async () => {
  const borrower = await signIn(server());
  await borrower.apply({ cardId: await borrower.addCard() });
  await server().moveClock(4 * secondMs);
  const failed: string[] = [];
  const stop = startBackgroundWork({
    ...server().deps,
    pictureStore: {
      ...server().deps.pictureStore,
      listOlder: () => throwError(new Error('The disk is gone.')),
    },
    onJobFailed: ({ job }) => failed.push(job),
  });
  await expect.poll(() => outcomesOf(borrower.phone), { timeout: 20_000 }).toHaveLength(1);
  await expect.poll(() => failed, { timeout: 20_000 }).toEqual(['remove files of failed calls']);
  await stop();
});

it('an order whose move fails is reported, set aside, counted and shown, and does not block other orders', async () => {
  const borrowers = [await signIn(server()), await signIn(server())] as const;
  const ids: string[] = [];
  for (const borrower of borrowers) {
    const { data } = await borrower.apply({ cardId: await borrower.addCard() });
    ids.push(data!.orderId);
  }
  const { db } = server();
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'This row is stuck.'; end $$`);
  await db.execute(sql`create trigger stuck before update on orders for each row
    when (old.id = ${sql.raw(`'${ids[0]}'`)}) execute function refuse()`);
  await server().moveClock(4 * secondMs);
  const failures: unknown[] = [];
  const now = await readNow(db, () => startOfTestsMs);
  await advanceDueOrders(db, now, (error) => failures.push(error));
  expect(failures).toHaveLength(1);
  expect(await outcomesOf(borrowers[0].phone)).toHaveLength(0);
  expect(await outcomesOf(borrowers[1].phone)).toHaveLength(1);
  await advanceDueOrders(db, now, throwError);
  await advanceDueOrders(db, now + secondMs, (error) => failures.push(error));
  expect(failures).toHaveLength(2);
  const aside = { orderId: ids[0], reason: 'P0001', times: 2, nextTryAtMs: now + 3 * secondMs };
  expect(await listPostponedOrders(db)).toMatchObject([aside]);
  expect(await countPostponedOrders(db)).toBe(1);
  expect(await (await server().fetch('/sandbox/payments')).text()).toContain('Failed 2 ×');
  await db.execute(sql`drop function refuse cascade`);
  await advanceDueOrders(db, now + 2 * secondMs, throwError);
  expect(await countPostponedOrders(db)).toBe(1);
  await advanceDueOrders(db, now + 3 * secondMs, throwError);
  expect(await countPostponedOrders(db)).toBe(0);
  expect(await outcomesOf(borrowers[0].phone)).toHaveLength(1);
});

it('a job runs in one process at a time, and another process takes over when that process ends', async () => {
  const { db } = server();
  const job = 'a job';
  const take = (holder: string, realNow: number) =>
    acquireLease(db, { job, holder, everyMs: 1_000, realNow });
  expect(await take('first', 0)).toBe(true);
  expect(await take('second', 4_999)).toBe(false);
  expect(await take('first', 4_999)).toBe(true);
  expect(await take('second', 9_998)).toBe(false);
  expect(await take('second', 9_999)).toBe(true);
  await releaseLease(db, { job, holder: 'first' });
  expect(await take('first', 10_000)).toBe(false);
  await releaseLease(db, { job, holder: 'second' });
  expect(await take('first', 10_000)).toBe(true);
});
