import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPhone, signIn, listSmsTo, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { useUnverifiedBorrowers } from '../../../test/unverified.ts';
import { contacts } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { removeExpiredRows } from '../retention/forget.ts';
import { retentionRules } from '../retention/rules.ts';

const server = useTestServer();
useUnverifiedBorrowers(server);
beforeAll(() => writeSettings(server().db, { policyProfile: 'strict' }));

const save = (borrower: Borrower, body: object) => borrower.call('saveContacts', { body });

async function namedBy(borrower: Borrower) {
  const oneMobile = newPhone();
  const body = { oneName: 'Anita Sharma', oneMobile, oneRelation: '2' };
  expect((await save(borrower, body)).code).toBe(0);
  const [sms] = await listSmsTo(server(), oneMobile);
  const token = new URL(/https?:\S+/.exec(sms!)![0]).searchParams.get('token')!;
  return { oneMobile, token };
}

async function consenting(): Promise<Borrower> {
  const borrower = await signIn(server());
  const { consents } = (await borrower.call('listConsents')).data;
  const { notice } = consents.find(({ purpose }) => purpose === 'contacts')!;
  const body = {
    purpose: 'contacts',
    action: 'give',
    noticeVersion: notice.version,
    language: notice.language,
  };
  await borrower.call('setConsent', { body });
  return borrower;
}

const answer = (token: string, accept: boolean) =>
  server().call('answerContactVerification', { body: { token, accept } });
const named = async (borrower: Borrower) => (await borrower.call('findUserAuth')).data.namedContact;

describe('a contact under the strict profile', () => {
  it('is optional, at most one, and completes no step', async () => {
    const borrower = await consenting();
    expect(await named(borrower)).toBeNull();
    await namedBy(borrower);
    expect(await named(borrower)).toEqual({ name: 'Anita Sharma', state: 'asked' });
    expect((await borrower.call('findUserAuth')).data.contact).toBe(0);
    const two = {
      oneName: 'Anita',
      oneMobile: newPhone(),
      oneRelation: '2',
      twoName: 'Rahul',
      twoMobile: newPhone(),
      twoRelation: '1',
    };
    expect(await save(borrower, two)).toMatchObject({
      code: 422,
      msg: 'Only one contact can be named here.',
    });
    expect(await listSmsTo(server(), two.twoMobile)).toEqual([]);
  });

  it('stays stored if they agree', async () => {
    const borrower = await consenting();
    const { token } = await namedBy(borrower);
    expect((await answer(token, true)).code).toBe(0);
    await server().moveClock(8 * dayMs);
    await forget();
    expect(await named(borrower)).toEqual({ name: 'Anita Sharma', state: 'agreed' });
    await server().moveClock(-8 * dayMs);
  });

  it('is stored without name and number if they decline, even if the response is sent twice', async () => {
    const borrower = await consenting();
    const { token, oneMobile } = await namedBy(borrower);
    expect([(await answer(token, false)).code, (await answer(token, false)).code]).toEqual([0, 0]);
    expect(await named(borrower)).toEqual({ name: '', state: 'declined' });
    expect(JSON.stringify(await server().db.select().from(contacts))).not.toContain(oneMobile);
  });

  it('is deleted if they do not respond in 7 days', async () => {
    const borrower = await consenting();
    const { oneMobile } = await namedBy(borrower);
    const rows = () => server().db.$count(contacts, eq(contacts.phone, oneMobile));
    await server().moveClock(7 * dayMs);
    expect(await named(borrower)).toBeNull();
    await forget();
    expect(await rows()).toBe(0);
    await server().moveClock(-7 * dayMs);
  });

  it('is sent no SMS before the borrower agrees to the notice', async () => {
    const body = { oneName: 'Anita', oneMobile: newPhone(), oneRelation: '2' };
    expect(await save(await signIn(server()), body)).toMatchObject({ code: 422 });
    expect(await listSmsTo(server(), body.oneMobile)).toEqual([]);
  });
});

it('under the specified profile three contacts are required', async () => {
  await writeSettings(server().db, { policyProfile: 'specified' });
  const borrower = await signIn(server());
  const body = { oneName: 'Anita', oneMobile: newPhone(), oneRelation: '2' };
  expect(await save(borrower, body)).toMatchObject({ code: 422 });
  expect(await listSmsTo(server(), body.oneMobile)).toEqual([]);
  expect((await borrower.call('findUserAuth')).data).not.toHaveProperty('namedContact');
});

async function forget(): Promise<void> {
  const now = await readNow(server().db, server().deps.realNow);
  for (const rule of retentionRules.filter(({ table }) => table === 'contacts'))
    await removeExpiredRows(server().db, rule, { now, realNow: now });
}
