import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { DAY, useTestServer } from '../../../test/test-server.ts';
import type { Db } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import { findLatestRepayment } from './find-latest.ts';

vi.mock(import('./find-latest.ts'), async (original) => {
  const { findLatestRepayment: find } = await original();
  return { findLatestRepayment: vi.fn(find) };
});

const server = useTestServer();

it('leaves its price to a payment that is decided at the very moment it is asked for again', async () => {
  const borrower = await signIn(server());
  const orderId = await borrower.takeLoan();
  const paymentId = await borrower.startRepayment(orderId);
  await server().moveClock(10 * DAY);
  await borrower.detail(orderId);
  const find = vi.mocked(findLatestRepayment).getMockImplementation()!;
  vi.mocked(findLatestRepayment).mockImplementationOnce(async (tx: Db, id: string) => {
    const found = await find(tx, id);
    await tx.update(payments).set({ state: 'processing' }).where(eq(payments.id, paymentId));
    return found;
  });
  expect(await borrower.call('repayOrder', { body: { orderId } })).toMatchObject({
    code: 409,
    msg: 'Your payment is being confirmed. Please wait a moment.',
  });
});
