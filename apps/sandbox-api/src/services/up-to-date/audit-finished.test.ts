import { throwError } from '../../../test/raise.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import { advanceDueOrders } from './advance.ts';

const server = useTestServer();
afterEach(() => writeSettings(server().db, { auditFinishedSeconds: 0 }));

describe('state 10, audit finished', () => {
  it('lasts for the configured time before the result, without an SMS', async () => {
    await writeSettings(server().db, { auditFinishedSeconds: 60 });
    const borrower = await signIn(server());
    const { data } = await borrower.apply({ cardId: await borrower.addCard(), autoMoney: 0 });
    await server().moveClock(4 * secondMs);
    expect(await borrower.state(data!.orderId)).toBe('10');
    const before = (await listSms(server().db, borrower.phone)).length;
    await server().moveClock(59 * secondMs);
    expect(await borrower.state(data!.orderId)).toBe('10');
    await server().moveClock(secondMs);
    const now = await readNow(server().db, server().deps.realNow);
    await advanceDueOrders(server().db, now, throwError);
    const messages = await listSms(server().db, borrower.phone);
    expect(messages).toHaveLength(before + 1);
    expect(messages[0]?.body).toContain('passed its check');
    expect(await borrower.state(data!.orderId)).toBe('2');
  });

  it('is followed by the payout if the clock moves past both', async () => {
    await writeSettings(server().db, { auditFinishedSeconds: 60 });
    const borrower = await signIn(server());
    const { data } = await borrower.apply({ cardId: await borrower.addCard() });
    await server().moveClock(120 * secondMs);
    expect(await borrower.state(data!.orderId)).toBe('6');
  });
});
