import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { districtsOf, listStates } from '../../db/regions.ts';
import { users } from '../../db/schema/index.ts';
import { personaAnswers } from '../../sandbox/personas/answers.ts';

const server = useTestServer();

const startExport = async (borrower: Borrower) => (await borrower.call('startDataExport')).data;
const read = (borrower: Borrower, jobId: string) =>
  borrower.call('getDataExport', { query: { jobId } });
const correct = (borrower: Borrower, field: string, value: string) =>
  borrower.call('correctData', { body: { field, value } });
const idOf = async ({ phone }: Borrower) =>
  (await server().db.select().from(users).where(eq(users.phone, phone)))[0]!.id;

const basic = {
  firstName: 'Asha',
  lastName: 'Rao',
};

describe('a correction', () => {
  it('is validated like the form', async () => {
    const borrower = await signIn(server());
    const userId = await idOf(borrower);
    await server().db
      .execute(sql`insert into form_answers (user_id, form, version, answers, saved_at_ms)
      values (${userId}, 'baseInfo', 1, ${JSON.stringify(basic)}::jsonb, 1)`);
    expect((await correct(borrower, 'baseInfo.salary', '1')).code).toBe(422);
    expect((await correct(borrower, 'identities.pan', 'ABCPS1234F')).code).toBe(422);
    expect((await correct(borrower, 'baseInfo.toString', 'x')).msg).toContain('grievance officer');
    const refused = await correct(borrower, 'baseInfo.firstName', '1234');
    expect(refused.msg).toBe('Please check what you filled in.');
  });
});

describe('a correction of a choice', () => {
  const goaId = listStates().find(({ name }) => name === 'Goa')!.id;
  const districtIn = (state: string) => districtsOf(state)![0]!;
  const fieldOf = async (borrower: Borrower, name: string) => {
    const { data } = await read(borrower, (await startExport(borrower)).jobId);
    const rows = data.sections.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
    return rows.flat().find((field) => field.name === name);
  };

  async function answered(form: 'baseInfo' | 'workInfo', changes: object = {}) {
    const borrower = await signIn(server());
    const [save, right] =
      form === 'baseInfo'
        ? (['saveBaseInfo', personaAnswers.baseInfo] as const)
        : (['saveWorkInfo', personaAnswers.workInfo] as const);
    expect((await borrower.call(save, { body: { ...right, ...changes } })).code).toBe(0);
    return borrower;
  }

  it("offers the form's choices, and accepts only one of them", async () => {
    const borrower = await answered('baseInfo');
    const field = (await fieldOf(borrower, 'maritalStatus'))!;
    expect(field.correctAs).toBe('baseInfo.maritalStatus');
    const other = field.choices!.find(({ value }) => value !== field.value)!;
    expect((await correct(borrower, field.correctAs!, 'nobody')).code).toBe(422);
    expect((await correct(borrower, field.correctAs!, other.value)).code).toBe(0);
    expect(await fieldOf(borrower, 'maritalStatus')).toMatchObject({
      value: other.value,
      text: other.label,
    });
    expect((await fieldOf(borrower, 'payDay'))!.choices).toHaveLength(31);
  });

  it('also changes the state if it is a district', async () => {
    const [state] = listStates();
    const borrower = await answered('baseInfo', {
      homeState: state!.id,
      homeDistrict: districtIn(state!.id).id,
    });
    expect(await fieldOf(borrower, 'homeState')).not.toHaveProperty('correctAs');
    const district = districtIn(goaId);
    expect((await correct(borrower, 'baseInfo.homeDistrict', district.id)).code).toBe(0);
    expect((await fieldOf(borrower, 'homeState'))!.text).toBe('Goa');
    expect((await fieldOf(borrower, 'homeDistrict'))!.text).toBe(`Goa: ${district.name}`);
  });

  it('deletes answers to fields that a new work status hides', async () => {
    const borrower = await answered('workInfo', { workStatus: '3' });
    expect((await correct(borrower, 'workInfo.workStatus', '1')).code).toBe(0);
    expect((await fieldOf(borrower, 'workStatus'))!.value).toBe('1');
  });

  it('is possible for the name and relation of a contact, but not for the number', async () => {
    const borrower = await signIn(server());
    const three = {
      oneName: 'Anita',
      oneMobile: '9811111101',
      oneRelation: '2',
      twoName: 'Rahul',
      twoMobile: '9811111102',
      twoRelation: '1',
      thirdName: 'Asha',
      thirdMobile: '9811111103',
      thirdRelation: '3',
    };
    expect((await borrower.call('saveContacts', { body: three })).code).toBe(0);
    expect((await correct(borrower, 'contacts.name2', 'Rahul Rao')).code).toBe(0);
    expect((await correct(borrower, 'contacts.relation2', '3')).code).toBe(0);
    for (const [field, value] of [
      ['contacts.name2', '1234'],
      ['contacts.relation2', '9'],
      ['contacts.phone2', '9811111109'],
      ['contacts.name4', 'Rahul'],
    ] as const)
      expect((await correct(borrower, field, value)).code).toBe(422);
    const { data } = await read(borrower, (await startExport(borrower)).jobId);
    const rows = data.sections.find(({ kind }) => kind === 'contacts')!.tables[0]!.rows;
    const texts = rows.map((row) => row.map(({ text }) => text).join());
    expect(texts.some((text) => text.includes('Rahul Rao') && text.includes('Children'))).toBe(
      true,
    );
    const other = await signIn(server());
    expect((await correct(other, 'contacts.name2', 'Rahul')).code).toBe(422);
  });
});
