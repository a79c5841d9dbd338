import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newPhone, signIn, type Borrower } from '../../../test/borrower.ts';
import { sendForm, sendJson } from '../../../test/send.ts';
import { secondMs, startOfTestsMs, TestServer, useTestServer } from '../../../test/test-server.ts';
import { sessions } from '../../db/schema/index.ts';
import { sha256 } from '../../keys/ids.ts';

const server = useTestServer();

const endOf = async ({ token }: Borrower) => {
  const { endedAtMs, endedBy } = sessions;
  const isIt = eq(sessions.tokenHash, sha256(token));
  return (await server().db.select({ endedAtMs, endedBy }).from(sessions).where(isIt))[0];
};

const isSignedIn = async (borrower: Borrower) => (await borrower.call('listOrders')).code === 0;
const signOut = (borrower: Borrower, everywhere: 0 | 1, key?: string) =>
  borrower.call('logout', { body: { everywhere }, ...(key !== undefined && { key }) });

async function onDevices(count: number): Promise<Borrower[]> {
  const first = await signIn(server());
  const all = [first];
  while (all.length < count) {
    await server().moveClock(61 * secondMs);
    all.push(await signIn(server(), first.phone, `device-${all.length}-of-${first.phone}`));
  }
  return all;
}

describe('the devices of a borrower', () => {
  const list = async (borrower: Borrower) => (await borrower.call('listSessions')).data;
  const end = (borrower: Borrower, sessionId: string) =>
    borrower.call('endSession', { body: { sessionId } });

  it('are listed, the current device first, until their sessions end', async () => {
    const [here, there, third] = await onDevices(3);
    await signOut(third!, 0);
    const sessionsOf = await list(there!);
    expect(sessionsOf.map(({ isThis, os }) => [isThis, os])).toEqual([
      [1, 'ios-h5'],
      [0, 'ios-h5'],
    ]);
    expect(sessionsOf[0]!.sessionId).toBe((await list(here!))[1]!.sessionId);
    for (const { sessionId } of sessionsOf) {
      const response = await server().call('listOrders', { token: sessionId });
      expect(response.code).toBe(-4);
    }
  });

  it('can be signed out individually, only by their borrower', async () => {
    const otherBorrower = await signIn(server());
    const [here, there] = await onDevices(2);
    const [, other] = await list(here!);
    expect(await end(otherBorrower, other!.sessionId)).toMatchObject({ code: 404 });
    expect(await isSignedIn(there!)).toBe(true);
    for (const _ of ['first', 'again']) expect((await end(here!, other!.sessionId)).code).toBe(0);
    expect(await isSignedIn(there!)).toBe(false);
    expect(await endOf(there!)).toMatchObject({ endedBy: 'other-device' });
    expect(await list(here!)).toHaveLength(1);
  });

  it("are visible to staff, who can end a borrower's session", async () => {
    const [here, there] = await onDevices(2);
    const { phone } = here!;
    const page = await (await server().fetch(`/sandbox/sessions?phone=${phone}`)).text();
    expect(page.match(/End the session/g)).toHaveLength(2);
    const id = sha256(there!.token);
    const wrong = await sendJson(server(), `/sandbox/sessions/${id}`, { phone: newPhone() });
    expect(wrong.status).toBe(404);
    expect((await sendForm(server(), `/sandbox/sessions/${id}`, { phone })).status).toBe(303);
    expect([await isSignedIn(here!), await isSignedIn(there!)]).toEqual([true, false]);
    expect(await endOf(there!)).toMatchObject({ endedBy: 'staff' });
  });
});

describe('signing out', () => {
  it('ends the session immediately, but not those of other devices', async () => {
    const [here, there] = await onDevices(2);
    expect((await signOut(here!, 0)).code).toBe(0);
    expect(await here!.call('listOrders')).toMatchObject({
      code: -4,
      msg: 'Please sign in again.',
    });
    expect(await isSignedIn(there!)).toBe(true);
  });

  it('ends every session of the borrower if done on all devices, and returns the reason to the others', async () => {
    const otherBorrower = await signIn(server());
    const [here, there] = await onDevices(2);
    expect((await signOut(here!, 1)).code).toBe(0);
    expect(await here!.call('listOrders')).toMatchObject({ msg: 'Please sign in again.' });
    expect(await there!.call('listOrders')).toMatchObject({
      code: -4,
      msg: 'You signed out on all devices. Please sign in again.',
    });
    expect(await isSignedIn(otherBorrower)).toBe(true);
  });

  it('returns that the session has ended when repeated', async () => {
    const [borrower] = await onDevices(1);
    await signOut(borrower!, 0, 'the-same-intention');
    expect((await signOut(borrower!, 0, 'the-same-intention')).code).toBe(-4);
  });

  it('takes effect in every process immediately', async () => {
    const [here, there] = await onDevices(2);
    const { db } = server();
    const other = new TestServer({ db, ping: server().deps.ping, close: async () => undefined });
    const onOther = async ({ token, device }: Borrower) =>
      (await other.call('listOrders', { token, device })).code;
    expect([await onOther(here!), await onOther(there!)]).toEqual([0, 0]);
    expect((await signOut(here!, 1)).code).toBe(0);
    expect([await onOther(here!), await onOther(there!)]).toEqual([-4, -4]);
    await other.close();
  });

  it('requires a session, and 0 or 1 for `everywhere`', async () => {
    expect((await server().call('logout', { body: { everywhere: 0 } })).code).toBe(-4);
    const [borrower] = await onDevices(1);
    for (const everywhere of [2, '1', true, null]) {
      expect((await borrower!.call('logout', { body: { everywhere } })).code).toBe(400);
    }
    expect(await isSignedIn(borrower!)).toBe(true);
  });

  it('ends the session in real time, even after the clock was moved', async () => {
    const [borrower] = await onDevices(1);
    await server().moveClock(60 * dayMs);
    expect((await signOut(borrower!, 0)).code).toBe(0);
    expect(await isSignedIn(borrower!)).toBe(false);
    expect(await endOf(borrower!)).toEqual({ endedAtMs: startOfTestsMs, endedBy: 'sign-out' });
  });

  it('is not stored as the reason if the next sign-in on the device replaced the session', async () => {
    const replaced = await signIn(server());
    await server().moveClock(61 * secondMs);
    await signIn(server(), replaced.phone, replaced.device);
    expect(await endOf(replaced)).toEqual({
      endedAtMs: startOfTestsMs,
      endedBy: 'next-sign-in',
    });
  });
});
