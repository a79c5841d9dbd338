import { dayMs } from '@kosha/domain';
import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { newPhone, signIn } from '../../../test/borrower.ts';
import { formDataOf, goodPicture } from '../../../test/pictures.ts';
import { sendForm, sendJson } from '../../../test/send.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { contacts, formAnswers, identities, pictures, users } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import type { PersonaSession } from './switch.ts';
import { personas } from './table.ts';
import { smsMessages } from '../../db/schema/providers.ts';

const getServer = useTestServer();

async function createPersona(key: string, phone?: string): Promise<PersonaSession> {
  const response = await sendJson(getServer(), `/sandbox/personas/${key}`, { phone });
  expect(response.status).toBe(200);
  return (await response.json()) as PersonaSession;
}

const asPersona = async (key: string) => {
  const { token, webUuid } = await createPersona(key, newPhone());
  return { token: token!, device: webUuid };
};

const shared = new Map<string, Promise<PersonaSession>>();

function sharedPersona(key: string): Promise<PersonaSession> {
  const known = shared.get(key) ?? createPersona(key, newPhone());
  shared.set(key, known);
  return known;
}

async function orderStates(who: { token: string; device: string }) {
  const { data } = await getServer().call('listOrders', who);
  return data.map(({ orderState }) => orderState);
}

const statesByPersona = [
  ['mid-verification', []],
  ['verified', []],
  ['no-card', []],
  ['auditing', ['1']],
  ['audit-finished', ['10']],
  ['pass', ['2']],
  ['denied', ['3']],
  ['lending', ['4']],
  ['failed', ['5']],
  ['loaned', ['6']],
  ['settled', ['7']],
  ['returned', ['7']],
  ['overdue', ['8']],
  ['extension-offered', ['6']],
  ['extension', ['11']],
  ['overdue-extension', ['11']],
  ['extended', ['6']],
  ['extended-late', ['8']],
  ['extended-settled', ['7']],
  ['closed', ['9']],
  ['locked-tier', ['7', '7']],
  ['scheduled', ['6']],
  ['schedule-refused', ['7']],
  ['silver', ['7', '7']],
  ['gold', ['7', '7', '7', '7']],
  ['platinum', ['7', '7', '7', '7', '7']],
] as const;

describe('every persona', () => {
  it('has a unique key and number, and is listed in this test', () => {
    expect(new Set(personas.map(({ phone }) => phone)).size).toBe(personas.length);
    const tested = ['new-visitor', ...statesByPersona.map(([key]) => key)];
    expect(personas.map(({ key }) => key).toSorted()).toEqual(tested.toSorted());
  });

  it.each(statesByPersona)(
    '%s has orders in the states %j, and every call succeeds',
    async (key, states) => {
      const server = getServer();
      const { token, webUuid } = await sharedPersona(key);
      const who = { token: token!, device: webUuid };
      expect(await orderStates(who)).toEqual(states);
      const { data: home } = await server.call('getHomeIndex', who);
      const running = states.filter((state) =>
        ['1', '2', '4', '6', '8', '10', '11'].includes(state),
      );
      expect(home.undwayList.map(({ orderState }) => orderState)).toEqual(running);
      const { data: orders } = await server.call('listOrders', who);
      for (const { orderId, orderState } of orders) {
        const { data } = await server.call('getOrderDetail', { ...who, query: { orderId } });
        expect(data).toMatchObject({ orderId, orderState });
      }
      const { data: cards } = await server.call('findUserBankCards', who);
      const hasCard = !['mid-verification', 'no-card'].includes(key);
      expect(cards).toHaveLength(hasCard ? 1 : 0);
    },
  );

  it.each(['auditing', 'lending'])(
    '%s changes only after the clock moves forward by a day',
    async (key) => {
      const server = getServer();
      const who = await asPersona(key);
      const files = await orderStates(who);
      await server.moveClock(dayMs / 2);
      expect(await orderStates(who)).toEqual(files);
      await server.moveClock(dayMs / 2);
      expect(await orderStates(who)).not.toEqual(files);
    },
  );
});

describe('the persona', () => {
  it('new visitor is signed out and has no account', async () => {
    const { phone, token } = await createPersona('new-visitor', newPhone());
    expect(token).toBeNull();
    const { token: signedIn } = await signIn(getServer(), phone);
    const { data } = await getServer().call('listOrders', { token: signedIn });
    expect(data).toEqual([]);
  });

  it('mid-verification has done the first two steps', async () => {
    const { data } = await getServer().call('findUserAuth', await asPersona('mid-verification'));
    expect(data).toMatchObject({ basic: 1, work: 1, kycAadhaarAndPan: 0, contact: 0 });
  });

  it.each(statesByPersona.map(([key]) => key).filter((key) => key !== 'mid-verification'))(
    '%s has the data of all its completed steps: answers, identity, face and contacts',
    async (key) => {
      const { db, deps } = getServer();
      const { phone, token, webUuid } = await sharedPersona(key);
      const who = { token: token!, device: webUuid };
      const { data: flags } = await getServer().call('findUserAuth', who);
      expect(flags).toMatchObject({ basic: 1, work: 1, kycAadhaarAndPan: 1, contact: 1 });
      expect((await getServer().call('getFaceResult', who)).data).toEqual({ status: 1 });
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
      const own = <T extends { userId: PgColumn }>({ userId }: T) => eq(userId, user!.id);
      expect(await db.$count(formAnswers, own(formAnswers))).toBe(2);
      expect(await db.$count(contacts, own(contacts))).toBe(3);
      const [identity] = await db.select().from(identities).where(own(identities));
      expect(identity!.aadhaarMasked).toMatch(/^XXXX XXXX \d{4}$/);
      const [face] = await db.select().from(pictures).where(own(pictures));
      expect(await readdir(deps.uploadsDir)).toContain(face!.id);
    },
  );

  it('verified adds no messages to the inbox', async () => {
    const { db } = getServer();
    const before = await db.$count(smsMessages);
    await createPersona('verified', newPhone());
    expect(await db.$count(smsMessages)).toBe(before);
  });

  it('verified has completed all steps, whatever the settings of the simulated providers', async () => {
    const { db } = getServer();
    await writeSettings(db, { faceOutcome: 'fail', ocrOutcome: 'fail', formVersion: 2 });
    const { token, webUuid } = await createPersona('verified', newPhone());
    await writeSettings(db, { faceOutcome: 'pass', ocrOutcome: 'pass', formVersion: 1 });
    const response = await getServer().call('getFaceResult', { token: token!, device: webUuid });
    expect(response.data).toEqual({ status: 1 });
  });

  it.each([1, 2])('mid-verification has filled in the forms of version %d', async (formVersion) => {
    const { db } = getServer();
    await writeSettings(db, { formVersion });
    const { phone } = await createPersona('mid-verification', newPhone());
    await writeSettings(db, { formVersion: 1 });
    const rows = await db
      .select({ form: formAnswers.form, version: formAnswers.version })
      .from(formAnswers)
      .innerJoin(users, eq(users.id, formAnswers.userId))
      .where(eq(users.phone, phone))
      .orderBy(formAnswers.form);
    expect(rows).toEqual([
      { form: 'baseInfo', version: formVersion },
      { form: 'workInfo', version: formVersion },
    ]);
  });

  it('denied sees how long to wait before applying again', async () => {
    const who = await asPersona('denied');
    const { data } = await getServer().call('precheckOrder', { ...who, query: { productId: '1' } });
    expect(data).toMatchObject({ orderStatus: 0, rejectStatusVO: { day: 13, hour: 13 } });
  });

  it.each([
    ['scheduled', 'waiting', null],
    ['schedule-refused', 'refused', '₹5,000 is above your present limit.'],
  ])('%s has a scheduled order in the state %s', async (key, state, refusal) => {
    const { data } = await getServer().call('listSchedules', await asPersona(key));
    expect(data).toMatchObject([{ state, refusal, usage: 'Education' }]);
  });

  it('overdue owes a fee for each of three days', async () => {
    const server = getServer();
    const who = await asPersona('overdue');
    const { data: orders } = await server.call('listOrders', who);
    const { orderId } = orders[0]!;
    const { data } = await server.call('getOrderDetail', { ...who, query: { orderId } });
    expect(data).toMatchObject({ overdueDays: 3, overdueFee: 150 });
  });

  it.each([
    ['verified', []],
    ['settled', ['2']],
    ['locked-tier', ['2']],
    ['silver', ['2', '3']],
    ['gold', ['2', '3', '4']],
    ['platinum', ['2', '3', '4', '5']],
  ])('%s can apply for the products of its tier', async (key, open) => {
    const { data } = await getServer().call('getHomeIndex', await asPersona(key));
    const tierProducts = data.homeProductVos.filter(({ orderNum }) => Number(orderNum) >= 2);
    expect(
      tierProducts.filter(({ productStatus }) => productStatus !== 0).map(({ id }) => id),
    ).toEqual(open);
  });
});

describe('switching to a persona', () => {
  it('recreates it and leaves the data of other borrowers unchanged', async () => {
    const server = getServer();
    const other = await signIn(server);
    const otherOrder = await other.takeLoan();
    const neighbour = await asPersona('loaned');
    const phone = newPhone();
    await createPersona('gold', phone);
    const { token, webUuid } = await createPersona('overdue', phone);
    expect(await orderStates({ token: token!, device: webUuid })).toEqual(['8']);
    expect(await other.state(otherOrder)).toBe('6');
    expect(await orderStates(neighbour)).toEqual(['6']);
  });

  it('removes the photos of the number, but no others', async () => {
    const server = getServer();
    const [owner, other] = [await signIn(server), await signIn(server)];
    for (const who of [owner, other]) {
      const form = formDataOf({ type: 'pan', file: goodPicture() });
      await who.call('uploadAuthImage', { form });
    }
    const files = await readdir(server.deps.uploadsDir);
    await createPersona('mid-verification', owner.phone);
    expect(await readdir(server.deps.uploadsDir)).toHaveLength(files.length - 1);
  });

  it('ends the earlier session of the number', async () => {
    const phone = newPhone();
    const before = await signIn(getServer(), phone);
    await createPersona('verified', phone);
    expect((await before.call('listOrders')).code).toBe(-4);
  });

  it('creates it once for two concurrent requests', async () => {
    const phone = newPhone();
    const both = await Promise.all([
      createPersona('settled', phone),
      createPersona('settled', phone),
    ]);
    const responses = await Promise.all(
      both.map(({ token, webUuid }) =>
        getServer().call('listOrders', { token: token!, device: webUuid }),
      ),
    );
    expect(responses.map(({ code }) => code).toSorted()).toEqual([-4, 0]);
  });

  it("uses the persona's number if the request has none", async () => {
    const { phone } = personas.find(({ key }) => key === 'verified')!;
    expect((await createPersona('verified')).phone).toBe(phone);
  });

  it('redirects to the login if a form is submitted', async () => {
    const phone = newPhone();
    const response = await sendForm(getServer(), '/sandbox/personas/verified', { phone });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login']);
  });

  it.each(['123', '98765432101', 'abcdefghij', 9876543210, null])(
    'rejects %j as a number',
    async (phone) => {
      const response = await sendJson(getServer(), '/sandbox/personas/verified', { phone });
      expect(response.status).toBe(400);
    },
  );

  it('returns 404 for unknown personas', async () => {
    const response = await sendJson(getServer(), '/sandbox/personas/nobody', {});
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no such persona.' });
  });
});
