import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newPhone, signIn, listSmsTo, type Borrower } from '../../../test/borrower.ts';
import { appOrigin, useTestServer } from '../../../test/test-server.ts';
import {
  fieldErrorsOf,
  listDoneAuthSteps,
  useUnverifiedBorrowers,
} from '../../../test/unverified.ts';
import { contacts, formAnswers, users } from '../../db/schema/index.ts';
import { smsMessages } from '../../db/schema/providers.ts';

const server = useTestServer({ appName: 'Tijori' });
useUnverifiedBorrowers(server);

const three = () => ({
  oneName: 'Anita Sharma',
  oneMobile: newPhone(),
  oneRelation: '2',
  twoName: 'राहुल शर्मा',
  twoMobile: newPhone(),
  twoRelation: '1',
  thirdName: "S. D'Souza",
  thirdMobile: newPhone(),
  thirdRelation: '3',
});

const save = (borrower: Borrower, body: object) => borrower.call('saveContacts', { body });

async function tokenOf(phone: string): Promise<string> {
  const [body] = await listSmsTo(server(), phone);
  return new URL(/https?:\S+/.exec(body!)![0]).searchParams.get('token')!;
}

const openLink = (token: string) => server().call('getContactVerification', { query: { token } });
const answer = (token: string, accept = true) =>
  server().call('answerContactVerification', { body: { token, accept } });

describe('saving the contacts', () => {
  it('completes the step and sends each contact their own link', async () => {
    const borrower = await signIn(server());
    const body = three();
    expect((await save(borrower, body)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['contact']);
    const [sms] = await listSmsTo(server(), body.oneMobile);
    expect(sms).toMatch(
      new RegExp(
        `^The owner of XXXXXX${borrower.phone.slice(-4)} names you as an emergency contact \\(Mother\\) on Tijori\\. ` +
          `Confirm or decline: ${appOrigin}/verify/contact2\\?token=[\\w-]{43}$`,
      ),
    );
    const tokens = await Promise.all(
      [body.oneMobile, body.twoMobile, body.thirdMobile].map(tokenOf),
    );
    expect(new Set(tokens).size).toBe(3);
    const stored = JSON.stringify([
      await server().db.select().from(contacts),
      await server().db.select().from(smsMessages),
    ]);
    for (const token of tokens) expect(stored).not.toContain(token);
  });

  it('sends a link only to new contacts when saved again', async () => {
    const borrower = await signIn(server());
    const body = three();
    await save(borrower, body);
    const token = await tokenOf(body.oneMobile);
    const replaced = await tokenOf(body.twoMobile);
    await answer(token);
    const twoMobile = newPhone();
    await Promise.all([
      save(borrower, { ...body, twoMobile }),
      save(borrower, { ...body, twoMobile }),
    ]);
    expect(await listSmsTo(server(), body.oneMobile)).toHaveLength(1);
    expect(await listSmsTo(server(), twoMobile)).toHaveLength(1);
    expect((await openLink(token)).data.answered).toBe(true);
    expect((await openLink(replaced)).code).toBe(404);
  });

  it('lists errors by contact', async () => {
    const borrower = await signIn(server());
    const body = three();
    const wrong = {
      ...body,
      oneName: ' ',
      oneMobile: '98765',
      twoMobile: borrower.phone,
      thirdMobile: borrower.phone,
    };
    const refused = await save(borrower, wrong);
    expect(refused).toMatchObject({ code: 422, msg: 'Please check what you filled in.' });
    expect(fieldErrorsOf(refused)).toEqual([
      { name: 'oneName', msg: 'Please input 1st contact name' },
      { name: 'oneMobile', msg: "The first contact's phone number must have 10 digits." },
      { name: 'twoMobile', msg: 'The second contact has your own phone number.' },
      { name: 'thirdMobile', msg: 'The third contact has your own phone number.' },
    ]);
    const twice = { ...body, thirdMobile: body.oneMobile };
    expect(fieldErrorsOf(await save(borrower, twice))).toEqual([
      {
        name: 'thirdMobile',
        msg: 'The third contact has the same phone number as the first.',
      },
    ]);
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
    expect(await listSmsTo(server(), body.thirdMobile)).toEqual([]);
  });

  it.each([
    { oneName: 'R2D2' },
    { oneMobile: '98765abcde' },
    { twoRelation: '4' },
    { fourName: 'A' },
  ])('rejects %j', async (changes) => {
    const borrower = await signIn(server());
    expect((await save(borrower, { ...three(), ...changes })).code).toBe(400);
  });
});

describe('messages to contacts', () => {
  it('are at most 15 a day from one borrower, to any contacts', async () => {
    const borrower = await signIn(server());
    for (let round = 0; round < 5; round += 1) expect((await save(borrower, three())).code).toBe(0);
    const body = three();
    expect(await save(borrower, body)).toMatchObject({
      code: 429,
      msg: 'You have named many contacts today. Please try again in 24 hours.',
    });
    expect(await listSmsTo(server(), body.oneMobile)).toEqual([]);
    await server().moveClock(dayMs);
    expect((await save(borrower, body)).code).toBe(0);
    await server().moveClock(-dayMs);
  });

  it('are at most 10 a day to one number, from all borrowers together, even concurrently', async () => {
    const borrowers = await Promise.all(Array.from({ length: 11 }, () => signIn(server())));
    const [oneMobile, twoMobile] = [newPhone(), newPhone()];
    const responses = await Promise.all(
      borrowers.map((borrower, index) =>
        save(borrower, {
          ...three(),
          ...(index % 2 === 0
            ? { oneMobile, twoMobile }
            : { oneMobile: twoMobile, twoMobile: oneMobile }),
        }),
      ),
    );
    expect(responses.map(({ code }) => code).toSorted()).toEqual([...Array(10).fill(0), 429]);
    expect(responses.find(({ code }) => code === 429)!.msg).toBe(
      'One of these numbers has been sent many messages today. Please try again in 24 hours.',
    );
    for (const phone of [oneMobile, twoMobile])
      expect(await listSmsTo(server(), phone)).toHaveLength(10);
  });
});

describe("a contact's link", () => {
  it('shows the borrower and the relation, and accepts one response', async () => {
    const borrower = await signIn(server());
    const body = three();
    await save(borrower, body);
    const token = await tokenOf(body.twoMobile);
    expect((await openLink(token)).data).toMatchObject({ relation: 'brother', answered: false });
    const answers = await Promise.all([answer(token), answer(token, false)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 409]);
    expect((await openLink(token)).data.answered).toBe(true);
  });

  it('accepts a repeated response, as after a lost connection, but no different one', async () => {
    const borrower = await signIn(server());
    const body = three();
    await save(borrower, body);
    const token = await tokenOf(body.oneMobile);
    const responses = await Promise.all([answer(token), answer(token), answer(token)]);
    expect(responses.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await answer(token, false)).toMatchObject({
      code: 409,
      msg: 'This link has been answered already.',
    });
  });

  it("shows the borrower's first name if it is known", async () => {
    const borrower = await signIn(server());
    const body = three();
    await save(borrower, body);
    const link = await tokenOf(body.oneMobile);
    const [row] = await server().db.select().from(users).where(eq(users.phone, borrower.phone));
    const answers = { fullName: ' Priya  Sharma' };
    const stored = { form: 'baseInfo', version: 1, answers, savedAtMs: 0 } as const;
    await server()
      .db.insert(formAnswers)
      .values({ userId: row!.id, ...stored });
    expect((await openLink(link)).data.borrowerFirstName).toBe('Priya');
  });

  it('is invalid after a week; an unknown link is invalid too', async () => {
    const borrower = await signIn(server());
    const body = three();
    await save(borrower, body);
    const token = await tokenOf(body.oneMobile);
    await server().moveClock(7 * dayMs);
    for (const stale of [token, 'made-up-token-of-nobody']) {
      const refusal = { code: 404, msg: 'This link is not valid any more.' };
      expect(await openLink(stale)).toMatchObject(refusal);
      expect(await answer(stale)).toMatchObject(refusal);
    }
    expect((await borrower.call('findUserAuth')).code).toBe(0);
    await save(borrower, body);
    expect(await listSmsTo(server(), body.oneMobile)).toHaveLength(2);
    await server().moveClock(-7 * dayMs);
  });
});
