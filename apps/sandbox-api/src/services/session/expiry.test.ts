import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { DAY, REAL_NOW, SECOND, useTestServer } from '../../../test/test-server.ts';
import { sessions, users } from '../../db/schema/index.ts';

let realNow = REAL_NOW;
const server = useTestServer({ realNow: () => realNow });

beforeEach(() => {
  realNow += DAY;
});

const code = async (borrower: Borrower) => (await borrower.call('listOrders')).code;

describe('a session', () => {
  it('ends when it was not used for 7 days', async () => {
    const borrower = await signIn(server());
    realNow += 7 * DAY - SECOND;
    expect(await code(borrower)).toBe(0);
    realNow += 7 * DAY;
    expect(await borrower.call('listOrders')).toMatchObject({
      code: -4,
      msg: 'Please sign in again.',
    });
    expect((await borrower.call('listFaq')).code).toBe(0);
    expect(await code(await signIn(server(), borrower.phone, borrower.device))).toBe(0);
  });

  it('ends after 30 days, however much it is used', async () => {
    const borrower = await signIn(server());
    for (let day = 1; day < 30; day += 1) {
      realNow += DAY;
      expect(await code(borrower)).toBe(0);
    }
    realNow += DAY;
    expect(await code(borrower)).toBe(-4);
  });

  it('is written down as used at most once an hour', async () => {
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
    realNow += DAY / 24 - SECOND;
    await code(borrower);
    expect(await lastUse()).toBe(startedAtMs);
    realNow += SECOND;
    await code(borrower);
    expect(await lastUse()).toBe(realNow);
  });

  it("lives on when the server's time is moved to when a loan is due", async () => {
    const borrower = await signIn(server());
    await server().moveClock(60 * DAY);
    expect(await code(borrower)).toBe(0);
    const later = await signIn(server());
    await server().moveClock(-60 * DAY);
    expect([await code(borrower), await code(later)]).toEqual([0, 0]);
  });
});
