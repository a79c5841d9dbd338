import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import {
  fieldErrorsOf,
  listDoneAuthSteps,
  useUnverifiedBorrowers,
} from '../../../test/unverified.ts';
import { formAnswers } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { personaAnswers } from '../../sandbox/personas/answers.ts';
import { checkAnswers } from './check-answers.ts';
import { findForm } from './find-form.ts';

const server = useTestServer();
useUnverifiedBorrowers(server);

const show = (formVersion: number) => writeSettings(server().db, { formVersion });
afterEach(() => show(1));

const pageOf = async (borrower: Borrower) =>
  (await borrower.call('getBaseInfoPage', { query: { type: 'baseInfo' } })).data;
const workPageOf = async (borrower: Borrower) =>
  (await borrower.call('getWorkInfoPage', { query: { type: 'workInfo' } })).data;
const saveBase = (borrower: Borrower, changes: object = {}) =>
  borrower.call('saveBaseInfo', { body: { ...personaAnswers.baseInfo, ...changes } });
const saveWork = (borrower: Borrower, changes: object = {}) =>
  borrower.call('saveWorkInfo', { body: { ...personaAnswers.workInfo, ...changes } });

describe('the forms', () => {
  it('have every kind of field, and a unique name for each field', async () => {
    const borrower = await signIn(server());
    const fields = await pageOf(borrower);
    const { canHidden, cannotHidden } = await workPageOf(borrower);
    for (const form of [fields, [...cannotHidden, ...canHidden]]) {
      expect(new Set(form.map(({ dataType }) => dataType))).toEqual(new Set([0, 1, 3, 4, 5]));
      expect(new Set(form.map(({ value }) => value)).size).toBe(form.length);
      const digits = form.filter(({ checkType }) => checkType === 1);
      expect(digits.some(({ lengthLimitMax }) => lengthLimitMax === undefined)).toBe(true);
      expect(digits.some(({ lengthLimitMax }) => lengthLimitMax !== undefined)).toBe(true);
      expect(form.some(({ checkReq }) => checkReq === 0)).toBe(true);
    }
    expect(canHidden.every((field) => field.canHidden === 1)).toBe(true);
    expect(cannotHidden.some((field) => field.canHidden === 1)).toBe(false);
    expect(cannotHidden.some(({ value }) => value === 'workStatus')).toBe(true);
    expect(fields.some(({ value }) => value === 'workStatus')).toBe(false);
  });

  it('change when the setting selects another version', async () => {
    const borrower = await signIn(server());
    const [before, workBefore] = [await pageOf(borrower), await workPageOf(borrower)];
    await show(2);
    const after = await pageOf(borrower);
    expect(after).not.toEqual(before);
    expect(await workPageOf(borrower)).not.toEqual(workBefore);
    const names = (fields: typeof before) => fields.map(({ value }) => value);
    expect(names(before)).toContain('monthsAtAddress');
    expect(names(after)).not.toContain('monthsAtAddress');
    expect(after.map(({ dataType }) => dataType)).toContain(7);
    expect(fieldErrorsOf(await saveBase(borrower, { monthsAtAddress: '5' }))).toEqual([
      {
        name: 'monthsAtAddress',
        msg: 'One of your answers is not asked for here. Please load the form again.',
      },
    ]);
    expect((await saveBase(borrower, { nickname: 'Pri', language: '2' })).code).toBe(0);
  });

  it('are rejected by the operation of the other form', async () => {
    const borrower = await signIn(server());
    expect((await borrower.call('getBaseInfoPage', { query: { type: 'workInfo' } })).code).toBe(
      400,
    );
  });
});

describe('saving a form', () => {
  it('completes its step, but only if all answers are given', async () => {
    const borrower = await signIn(server());
    await saveBase(borrower, { fullName: '' });
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
    expect((await saveBase(borrower)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['basic']);
    expect((await saveWork(borrower)).code).toBe(0);
    expect(await listDoneAuthSteps(borrower)).toEqual(['basic', 'work']);
  });

  it('replaces earlier answers when repeated', async () => {
    const borrower = await signIn(server());
    await saveBase(borrower, { email: 'priya@example.in', address: 'first' });
    await saveBase(borrower, { address: 'Second', email: ' ' });
    const rows = await server().db.select().from(formAnswers);
    const row = rows.find(({ answers }) => answers['address'] === 'Second');
    expect(row?.answers).toEqual({ ...personaAnswers.baseInfo, address: 'Second' });
    expect(rows.some(({ answers }) => answers['address'] === 'first')).toBe(false);
  });

  it('lists errors in the order of the form', async () => {
    const borrower = await signIn(server());
    const response = await saveBase(borrower, {
      pinCode: '1234',
      fullName: ' ',
      somethingElse: 'x',
      maritalStatus: '9',
      payDay: 32,
    });
    expect(response).toMatchObject({ code: 422, msg: 'Please check what you filled in.' });
    expect(fieldErrorsOf(response)).toEqual([
      { name: 'fullName', msg: 'Please fill in your full name.' },
      { name: 'maritalStatus', msg: 'Please choose your marital status from the list.' },
      { name: 'payDay', msg: 'Pay day is a number from 1 to 31.' },
      { name: 'pinCode', msg: 'A PIN code has 6 digits and does not begin with 0.' },
      {
        name: 'somethingElse',
        msg: 'One of your answers is not asked for here. Please load the form again.',
      },
    ]);
  });

  it.each<[object, string]>([
    [{ fullName: 'x'.repeat(121) }, 'Full name takes at most 120 characters.'],
    [{ fullName: '<b>Asha</b>' }, "Use only letters, spaces and ' . - in a name."],
    [{ fullName: '- . -' }, "Use only letters, spaces and ' . - in a name."],
    [{ fullName: 'Pri\u0000ya' }, 'This holds a character that cannot be kept.'],
    [{ fullName: 'Pri\ud800ya' }, 'This holds a character that cannot be kept.'],
    [{ address: '12 MG\u200b Road' }, 'Address holds a character that cannot be kept.'],
    [{ payDay: 'tomorrow' }, 'Pay day is a number from 1 to 31.'],
    [{ payDay: 1.5 }, 'Pay day is a number from 1 to 31.'],
    [{ homeState: '99' }, 'Please choose your home state from the list.'],
    [{ homeDistrict: '1' }, 'Please choose your home district in the state you chose.'],
    [{ homeState: '29' }, 'Please choose your home district in the state you chose.'],
    [{ monthsAtAddress: '123456' }, 'Months at this address takes at most 5 digits.'],
    [{ monthsAtAddress: '१२' }, 'Months at this address takes digits only.'],
    [{ email: 'priya' }, 'This is not an email address.'],
  ])('rejects %j', async (changes, msg) => {
    const borrower = await signIn(server());
    expect(
      fieldErrorsOf(await saveBase(borrower, changes)).map((problem) => problem.msg),
    ).toContain(msg);
    expect(await listDoneAuthSteps(borrower)).toEqual([]);
  });

  it.each<object>([{ fullName: true }, { fullName: null }, { fullName: ['x'] }, { 'a b': 'x' }])(
    'rejects %j, which does not match the contract',
    async (changes) => {
      expect((await saveBase(await signIn(server()), changes)).code).toBe(400);
    },
  );
});

describe('hideable fields', () => {
  const study = { collegeName: 'Fergusson', studyYear: '2', monthlyAllowance: 9000 };

  it('are optional at work status 3', async () => {
    const borrower = await signIn(server());
    expect((await saveWork(borrower, { workStatus: '3' })).code).toBe(0);
    expect((await saveWork(borrower, { workStatus: '3', ...study })).code).toBe(0);
  });

  it('are validated if given at work status 3', async () => {
    const borrower = await signIn(server());
    const changes = { workStatus: '3', studyYear: '7', monthlyAllowance: '100000' };
    expect(fieldErrorsOf(await saveWork(borrower, changes))).toEqual([
      { name: 'studyYear', msg: 'Please choose your year of study from the list.' },
      { name: 'monthlyAllowance', msg: 'Monthly allowance takes at most 5 digits.' },
    ]);
  });

  it('are rejected at any other work status', async () => {
    const borrower = await signIn(server());
    expect(fieldErrorsOf(await saveWork(borrower, study)).map(({ name }) => name)).toEqual([
      'collegeName',
      'studyYear',
      'monthlyAllowance',
    ]);
    expect((await saveWork(borrower, { collegeName: ' ' })).code).toBe(0);
  });
});

describe('the check of answers', () => {
  it('accepts or rejects any value without throwing', async () => {
    const { fields } = await findForm(server().db, 'workInfo');
    const name = fc.oneof(fc.constantFrom(...fields.map(({ value }) => value)), fc.string());
    const answer = fc.oneof(fc.string(), fc.double(), fc.constantFrom('3', '27', '482'));
    fc.assert(
      fc.property(fc.dictionary(name, answer, { noNullPrototype: true }), (answers) => {
        for (const { msg } of checkAnswers(fields, answers)) expect(msg).not.toBe('');
      }),
    );
  });
});
