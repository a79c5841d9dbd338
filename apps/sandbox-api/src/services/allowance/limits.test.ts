import { dayMs, hourMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newPhone, signIn, type Borrower } from '../../../test/borrower.ts';
import {
  applyExtension,
  fetchExtensionIds,
  createExtendableLoan,
} from '../../../test/extension.ts';
import { setAutoApply } from '../../../test/schedule.ts';
import { useTestServer, type ApiResponse } from '../../../test/test-server.ts';
import { users } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { tryCountUse, findAllowedTime } from './try-spend.ts';

const server = useTestServer();
const nowOf = () => readNow(server().db, server().deps.realNow);

async function countUses(scope: string, uses: number): Promise<void> {
  const limit = { scope, max: uses, windowMs: dayMs };
  await tryCountUse(server().db, limit, { now: await nowOf(), uses });
}

const userIdOf = async ({ phone }: Borrower) =>
  (await server().db.select().from(users).where(eq(users.phone, phone)))[0]!.id;

type Outcome = Pick<ApiResponse<unknown>, 'code' | 'msg'>;

interface Limited {
  max: number;
  prepare: (borrower: Borrower) => Promise<{ scope: string; act: () => Promise<Outcome> }>;
}

const limited: Readonly<Record<string, Limited>> = {
  applications: {
    max: 30,
    prepare: async (borrower) => {
      const cardId = await borrower.addCard();
      const scope = `orders:user:${await userIdOf(borrower)}`;
      return { scope, act: () => borrower.apply({ cardId }) };
    },
  },
  'changes of the next loan': {
    max: 50,
    prepare: async (borrower) => {
      const orderId = await borrower.takeLoan();
      const scope = `schedules:user:${await userIdOf(borrower)}`;
      return { scope, act: () => setAutoApply(borrower, orderId) };
    },
  },
  'requested extensions': {
    max: 20,
    prepare: async (borrower) => {
      const orderId = await createExtendableLoan(borrower);
      const names = await fetchExtensionIds(borrower, orderId);
      return { scope: `extensions:order:${orderId}`, act: () => applyExtension(borrower, names) };
    },
  },
  'started payments': {
    max: 100,
    prepare: async (borrower) => {
      const orderId = await borrower.takeLoan();
      const act = () => borrower.call('repayOrder', { body: { orderId } });
      return { scope: `payments:order:${orderId}`, act };
    },
  },
};

describe.each(Object.entries(limited))('%s', (_, { max, prepare }) => {
  it(`are at most ${max} a day`, async () => {
    const actAfterUses = async (uses: number) => {
      const { scope, act } = await prepare(await signIn(server()));
      await countUses(scope, uses);
      return act();
    };
    expect((await actAfterUses(max - 1)).code).toBe(0);
    expect(await actAfterUses(max)).toMatchObject({
      code: 429,
      msg: expect.stringMatching(/^You have .+ today\. Please try again in 24 hours\.$/) as string,
    });
  });
});

it('a network may enter at most 60 wrong codes an hour, whatever the numbers and devices', async () => {
  const from = '203.0.113.77';
  await countUses(`network:${from}:wrong-code`, 59);
  const enter = () => {
    const phone = newPhone();
    const body = { phone: `91${phone}`, code: '0000' };
    return server().call('login', { from, device: `device-of-${phone}`, body });
  };
  expect([(await enter()).code, (await enter()).code]).toEqual([422, 429]);
});

it('whenFree returns when a limit allows uses again, without counting one', async () => {
  const { db } = server();
  const limit = { scope: 'asked-only', max: 2, windowMs: hourMs };
  const ask = (now: number, uses = 1) => findAllowedTime(db, limit, { now, uses });
  expect([await ask(0), await ask(0, 2)]).toEqual([null, null]);
  await tryCountUse(db, limit, { now: 100 });
  await tryCountUse(db, limit, { now: 200 });
  expect([await ask(200), await ask(200, 2)]).toEqual([hourMs + 100, hourMs + 200]);
  expect([await ask(hourMs + 99), await ask(hourMs + 100)]).toEqual([hourMs + 100, null]);
});
