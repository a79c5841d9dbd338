import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { startOfTestsMs, secondMs, useTestServer } from '../../../test/test-server.ts';
import { sessions, users } from '../../db/schema/index.ts';

let realNow = startOfTestsMs;
const server = useTestServer({ realNow: () => realNow });

beforeEach(() => {
  realNow += dayMs;
});

const code = async (borrower: Borrower) => (await borrower.call('listOrders')).code;

describe('a session', () => {
  it('expires after 7 days without use', async () => {
    const borrower = await signIn(server());
    realNow += 7 * dayMs - secondMs;
    expect(await code(borrower)).toBe(0);
    realNow += 7 * dayMs;
    expect(await borrower.call('listOrders')).toMatchObject({
      code: -4,
      msg: 'Please sign in again.',
    });
    expect((await borrower.call('listFaq')).code).toBe(0);
    expect(await code(await signIn(server(), borrower.phone, borrower.device))).toBe(0);
  });

  it('expires after 30 days, even if it is used', async () => {
    const borrower = await signIn(server());
    for (let day = 1; day < 30; day += 1) {
      realNow += dayMs;
      expect(await code(borrower)).toBe(0);
    }
    realNow += dayMs;
    expect(await code(borrower)).toBe(-4);
  });

  it('stores its last use at most once an hour', async () => {
    const borrower = await signIn(server());
    const startedAtMs = realNow;
    const lastUse = async () => {
      const [row] = await server()
        .db.select({ lastUsedAtMs: sessions.lastUsedAtMs })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(users.phone, borrower.phone));
      return row!.lastUsedAtMs;
    };
    realNow += dayMs / 24 - secondMs;
    await code(borrower);
    expect(await lastUse()).toBe(startedAtMs);
    realNow += secondMs;
    await code(borrower);
    expect(await lastUse()).toBe(realNow);
  });

  it("stays valid when the server's clock is moved forward", async () => {
    const borrower = await signIn(server());
    await server().moveClock(60 * dayMs);
    expect(await code(borrower)).toBe(0);
    const later = await signIn(server());
    await server().moveClock(-60 * dayMs);
    expect([await code(borrower), await code(later)]).toEqual([0, 0]);
  });
});
