import { isConsentPurpose, noticeOf } from '@kosha/domain';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn, listSmsTo, type Borrower } from '../../../test/borrower.ts';
import { newAadhaar, requestAadhaarOtp } from '../../../test/identity.ts';
import { formDataOf, goodPicture } from '../../../test/pictures.ts';
import { readAutoApply, takeLoanWithSchedule } from '../../../test/schedule.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { threeContacts } from '../../../test/three-contacts.ts';
import { listDoneAuthSteps } from '../../../test/unverified.ts';
import { contacts, devicePositions, trackingEvents, users } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
afterEach(() =>
  writeSettings(server().db, { policyProfile: 'specified', isPositionWanted: false }),
);

const list = async (borrower: Borrower) => (await borrower.call('listConsents')).data;
const about = async (borrower: Borrower, purpose: string) =>
  (await list(borrower)).consents.find((consent) => consent.purpose === purpose)!;
const say = (
  borrower: Borrower,
  purpose: string,
  action: 'give' | 'refuse' | 'withdraw',
  more: object = {},
) =>
  borrower.call('setConsent', {
    body: { purpose, action, noticeVersion: versionOf(purpose), language: 'en', ...more },
  });
const versionOf = (purpose: string) => (isConsentPurpose(purpose) ? noticeOf(purpose).version : 1);
const share = (borrower: Borrower) =>
  borrower.call('uploadDeviceInfo', {
    body: { gps: { address: '', latitude: 19, longitude: 73 } },
  });
const click = { event: 'apply_now', type: 'click', page: '/', time: 1 };
const track = (borrower: Borrower) =>
  borrower.call('trackEventV3', { body: [{ ...click, web_uuid: borrower.device }] });
const idOf = async ({ phone }: Borrower) =>
  (await server().db.select().from(users).where(eq(users.phone, phone)))[0]!.id;
const count = async (
  table: typeof contacts | typeof devicePositions | typeof trackingEvents,
  borrower: Borrower,
) => server().db.$count(table, eq(table.userId, await idOf(borrower)));

describe('the consent ledger', () => {
  it('has the consents of the first sign-in with their notices', async () => {
    const borrower = await signIn(server());
    await server().moveClock(61 * secondMs);
    await signIn(server(), borrower.phone, 'another-device');
    const { isWhole, consents } = await list(borrower);
    expect(isWhole).toBe(true);
    const given = consents.filter(({ state }) => state === 'given');
    expect(given.map(({ purpose }) => purpose)).toEqual(['agreement', 'privacy']);
    for (const { history, notice } of given) {
      expect(history).toHaveLength(1);
      expect(history[0]).toMatchObject({ state: 'given', endTime: null, notice });
    }
  });

  it('has each change with its start and end time', async () => {
    const borrower = await signIn(server());
    await say(borrower, 'place', 'give');
    await server().moveClock(secondMs);
    await say(borrower, 'place', 'withdraw');
    await say(borrower, 'place', 'withdraw');
    const { state, isInUse, history } = await about(borrower, 'place');
    expect({ state, isInUse }).toEqual({ state: 'withdrawn', isInUse: false });
    expect(history.map((event) => event.state)).toEqual(['withdrawn', 'given']);
    expect(history[1]!.endTime).toBe(history[0]!.time);
    expect(history[0]!.time - history[1]!.time).toBe(secondMs);
  });

  it('records how each consent was given; only a button means that the notice was shown', async () => {
    await writeSettings(server().db, { isPositionWanted: true });
    const borrower = await signIn(server());
    const grantKindsOf = async (purpose: string) =>
      (await about(borrower, purpose)).history.map(({ way }) => way);
    expect(await grantKindsOf('privacy')).toEqual(['signIn']);
    await share(borrower);
    expect(await grantKindsOf('place')).toEqual(['sending']);
    await say(borrower, 'place', 'give');
    await share(borrower);
    expect(await grantKindsOf('place')).toEqual(['button', 'sending']);
    expect((await list(borrower)).isWhole).toBe(true);
  });

  it('stays a single hash chain under concurrent changes', async () => {
    const borrower = await signIn(server());
    const purposes = ['place', 'contacts', 'tracking', 'face', 'reapply'];
    await Promise.all(purposes.map((purpose) => say(borrower, purpose, 'give')));
    const { isWhole, consents } = await list(borrower);
    expect(isWhole).toBe(true);
    const numbers = consents.flatMap(({ history }) => history.map((event) => event.number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    ['in the middle', 3],
    ['the newest one', 4],
  ])('rejects and detects changed and deleted entries: %s', async (_, number) => {
    const borrower = await signIn(server());
    await say(borrower, 'place', 'give');
    await say(borrower, 'place', 'withdraw');
    const { db } = server();
    const id = await idOf(borrower);
    const takeOut = sql`delete from consent_events where user_id = ${id} and number = ${number}`;
    const guarded = { cause: { message: 'Entries of consents are not changed.' } };
    const change = sql`update consent_events set state = 'given' where user_id = ${id}`;
    for (const write of [change, takeOut]) {
      await expect(db.execute(write)).rejects.toMatchObject(guarded);
    }
    // Deletes an entry while the trigger is disabled, as a database administrator could.
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table consent_events disable trigger consent_events_stay`);
      await tx.execute(takeOut);
      await tx.execute(sql`alter table consent_events enable trigger consent_events_stay`);
    });
    expect((await list(borrower)).isWhole).toBe(false);
    await say(borrower, 'place', 'refuse');
    expect((await list(borrower)).isWhole).toBe(false);
  });

  it('is visible only to its borrower', async () => {
    const [one, other] = [await signIn(server()), await signIn(server())];
    await say(one, 'place', 'give');
    expect((await about(other, 'place')).state).toBe('none');
  });
});

describe('setting a consent', () => {
  it.each([
    ['an unknown purpose', { purpose: 'marketing' }, 422],
    ['an outdated notice', { noticeVersion: 7 }, 409],
    ['an unsupported language', { language: 'xx' }, 422],
  ])('is rejected with %s', async (_, more, code) => {
    const borrower = await signIn(server());
    expect((await say(borrower, 'place', 'give', more)).code).toBe(code);
    expect((await about(borrower, 'place')).state).toBe('none');
  });

  it.each(['agreement', 'privacy'])(
    'cannot withdraw consent to the %s while the account exists',
    async (purpose) => {
      const borrower = await signIn(server());
      expect(await say(borrower, purpose, 'withdraw')).toMatchObject({
        code: 409,
        msg: 'This applies as long as you have an account.',
      });
    },
  );
});

describe('sending data implies consent, and withdrawal stops its processing at once:', () => {
  it('the location is deleted and not requested again', async () => {
    await writeSettings(server().db, { isPositionWanted: true });
    const borrower = await signIn(server());
    await share(borrower);
    expect((await about(borrower, 'place')).state).toBe('given');
    await say(borrower, 'place', 'withdraw');
    expect(await count(devicePositions, borrower)).toBe(0);
    const { data } = await borrower.call('getDeviceNeedUpload');
    expect(data).toEqual([{ type: 'gps', needUpload: 0 }]);
  });

  it('events are deleted and no more are stored', async () => {
    const borrower = await signIn(server());
    await track(borrower);
    expect(await count(trackingEvents, borrower)).toBe(1);
    await say(borrower, 'tracking', 'withdraw');
    await track(borrower);
    expect(await count(trackingEvents, borrower)).toBe(0);
    const { data } = await borrower.call('getClientConfig');
    expect(data.analytics).toEqual({ pageEvents: false, clickEvents: false });
  });

  it('contacts are deleted and their step is no longer completed', async () => {
    const borrower = await signIn(server());
    expect((await borrower.call('saveContacts', { body: threeContacts })).code).toBe(0);
    expect((await about(borrower, 'contacts')).state).toBe('given');
    await say(borrower, 'contacts', 'withdraw');
    expect(await count(contacts, borrower)).toBe(0);
    expect(await listDoneAuthSteps(borrower)).not.toContain('contact');
  });

  it('the face photo is deleted', async () => {
    const borrower = await signIn(server());
    await borrower.call('checkLiving', { form: formDataOf({ image: goodPicture() }) });
    expect((await about(borrower, 'face')).state).toBe('given');
    await say(borrower, 'face', 'withdraw');
    expect((await borrower.call('getFaceResult')).code).toBe(404);
  });

  it('requesting a code for an Aadhaar number is consent to the identity step', async () => {
    const borrower = await signIn(server());
    await requestAadhaarOtp(borrower, newAadhaar());
    expect((await about(borrower, 'identity')).state).toBe('given');
    await say(borrower, 'identity', 'withdraw');
    expect(await listDoneAuthSteps(borrower)).not.toContain('kycAadhaarAndPan');
  });

  it('an order in audit then waits for Get Money', async () => {
    const borrower = await signIn(server());
    const { data } = await borrower.apply({ cardId: await borrower.addCard(), autoMoney: 1 });
    expect((await about(borrower, 'autoMoney')).state).toBe('given');
    await say(borrower, 'autoMoney', 'withdraw');
    await server().moveClock(10 * secondMs);
    expect(await borrower.state(data!.orderId)).toBe('2');
  });

  it('a scheduled order is cancelled', async () => {
    const borrower = await signIn(server());
    const { orderId } = await takeLoanWithSchedule(borrower);
    expect((await about(borrower, 'autoApply')).state).toBe('given');
    await say(borrower, 'autoApply', 'withdraw');
    expect(await readAutoApply(borrower, orderId)).toBeNull();
  });

  it('a loan after the repayment is cancelled', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const { orderNo, cardId } = await borrower.detail(orderId);
    await borrower.call('reapplyOrder', { body: { cardId, borrowAmount: 5000, orderNo } });
    await say(borrower, 'reapply', 'withdraw');
    await borrower.repay(orderId);
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
  });

  it('only codes and key facts are sent by SMS', async () => {
    const [waiting, paidOut] = [await signIn(server()), await signIn(server())];
    for (const borrower of [waiting, paidOut]) await say(borrower, 'messages', 'withdraw');
    const before = await listSmsTo(server(), waiting.phone);
    expect(await waiting.state(await waiting.takeLoan({ autoMoney: 0 }))).toBe('2');
    expect(await listSmsTo(server(), waiting.phone)).toEqual(before);
    await paidOut.detail(await paidOut.takeLoan({ autoMoney: 1 }));
    expect((await listSmsTo(server(), paidOut.phone))[0]).toContain('Key facts KF');
    await server().moveClock(61 * secondMs);
    await signIn(server(), waiting.phone);
    expect(await listSmsTo(server(), waiting.phone)).toHaveLength(before.length + 1);
  });
});

describe('under the strict profile data is accepted only after consent:', () => {
  const oneContact = { oneName: 'Anita Sharma', oneMobile: '9811111111', oneRelation: '2' };
  const refused = { code: 422, msg: 'Please read what this is for, and agree to it first.' };

  it.each<[string, (borrower: Borrower) => Promise<unknown>, string]>([
    ['a contact', (borrower) => borrower.call('saveContacts', { body: oneContact }), 'contacts'],
    ['the place', share, 'place'],
    ['an Aadhaar number', (borrower) => requestAadhaarOtp(borrower, newAadhaar()), 'identity'],
    [
      'a picture of the face',
      (borrower) => borrower.call('checkLiving', { form: formDataOf({ image: goodPicture() }) }),
      'face',
    ],
  ])('%s', async (_, send, purpose) => {
    await writeSettings(server().db, { policyProfile: 'strict', isPositionWanted: true });
    const borrower = await signIn(server());
    expect(await send(borrower)).toMatchObject(refused);
    expect(await about(borrower, purpose)).toMatchObject({ state: 'none', isInUse: false });
    await say(borrower, purpose, 'give');
    expect(await send(borrower)).toMatchObject({ code: 0 });
    await say(borrower, purpose, 'withdraw');
    expect(await send(borrower)).toMatchObject(refused);
  });

  it('events of a borrower and of a visitor', async () => {
    await writeSettings(server().db, { policyProfile: 'strict' });
    const borrower = await signIn(server());
    await track(borrower);
    await server().call('trackEventV3', { body: [{ ...click, web_uuid: 'nobody-1234' }] });
    expect(
      await server().db.$count(trackingEvents, eq(trackingEvents.webUuid, 'nobody-1234')),
    ).toBe(0);
    expect(await count(trackingEvents, borrower)).toBe(0);
    await say(borrower, 'tracking', 'give');
    await track(borrower);
    expect(await count(trackingEvents, borrower)).toBe(1);
  });
});
