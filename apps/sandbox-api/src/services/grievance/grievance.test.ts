import { dayMs } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const write = (borrower: Borrower, body: object = {}) =>
  borrower.call('saveGrievance', {
    body: { topic: 'loan', content: 'The fee was higher than I was told.', ...body },
  });
const list = async (borrower: Borrower) => (await borrower.call('listGrievances')).data;

describe('a grievance', () => {
  it('gets a number and a response deadline in 30 days', async () => {
    const borrower = await signIn(server());
    const { data } = await write(borrower);
    expect(data.number).toMatch(/^GR\d{8}$/);
    const [stored] = (await list(borrower)).grievances;
    expect(stored).toMatchObject({
      number: data.number,
      answerDue: data.answerDue,
      answerContent: null,
      mayEscalate: false,
    });
    expect(data.answerDue - stored!.createTime).toBe(30 * dayMs);
  });

  it('can be escalated if the staff do not reply in time', async () => {
    const borrower = await signIn(server());
    await write(borrower);
    await server().moveClock(30 * dayMs - 1);
    expect((await list(borrower)).grievances[0]!.mayEscalate).toBe(false);
    await server().moveClock(1);
    expect((await list(borrower)).grievances[0]!.mayEscalate).toBe(true);
  });

  it('is no longer overdue once the staff reply', async () => {
    const borrower = await signIn(server());
    const { data } = await write(borrower, { content: 'It was late.' });
    const page = await (await server().fetch('/sandbox/feedback')).text();
    expect(page).toContain(data.number);
    const [, id] = new RegExp(`${data.number}[^]*?/feedback/grievances/([\\w-]+)`).exec(page)!;
    const response = await server().fetch(`/sandbox/feedback/grievances/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'We are sorry.' }),
    });
    expect(response.status).toBe(200);
    await server().moveClock(31 * dayMs);
    expect((await list(borrower)).grievances[0]).toMatchObject({
      answerContent: 'We are sorry.',
      mayEscalate: false,
    });
  });

  it('can refer only to an order of the borrower', async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const orderId = await borrower.takeLoan();
    expect((await write(borrower, { orderId })).code).toBe(0);
    expect((await list(borrower)).grievances[0]!.orderId).toBe(orderId);
    expect((await write(other, { orderId })).code).toBe(404);
    expect((await list(other)).grievances).toEqual([]);
  });

  it.each([
    [
      'a topic that is not listed',
      { topic: 'weather' },
      'Please choose what your grievance is about.',
    ],
    ['no words', { content: ' \u200b ' }, 'Please write what happened.'],
  ])('is rejected with %s', async (_, body, msg) => {
    const borrower = await signIn(server());
    expect(await write(borrower, body)).toMatchObject({ code: 422, msg });
  });

  it('is limited to ten a day', async () => {
    const borrower = await signIn(server());
    for (let one = 0; one < 10; one += 1) expect((await write(borrower)).code).toBe(0);
    expect((await write(borrower)).code).toBe(429);
  });
});
