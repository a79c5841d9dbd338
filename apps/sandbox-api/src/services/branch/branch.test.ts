import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
let borrower: Borrower;

beforeAll(async () => {
  borrower = await signIn(server());
});

async function hdfcId(): Promise<string> {
  const { data } = await borrower.call('listBanks');
  return data.find(({ bankName }) => bankName === 'HDFC Bank')!.id;
}

async function puneId(): Promise<string> {
  const stateId = `${await hdfcId()}-27`;
  const { data } = await borrower.call('listBankCities', { query: { stateId } });
  return data.find(({ name }) => name === 'Pune')!.id;
}

describe('the IFSC finder', () => {
  it('lists the banks by name', async () => {
    const names = (await borrower.call('listBanks')).data.map(({ bankName }) => bankName);
    expect(names).toEqual([
      '510 Army Base W/s Credit Co-operative Primary Bank',
      'A.P. Mahesh Co-operative Urban Bank',
      'Abhyudaya Co-operative Bank',
      'Axis Bank',
      'Bank of Baroda',
      'HDFC Bank',
      'ICICI Bank',
      'State Bank of India',
    ]);
  });

  it('lists the states of a bank by name, each with an id that includes the bank', async () => {
    const pId = await hdfcId();
    expect((await borrower.call('listBankStates', { query: { pId } })).data).toEqual([
      { id: `${pId}-7`, name: 'Delhi' },
      { id: `${pId}-29`, name: 'Karnataka' },
      { id: `${pId}-27`, name: 'Maharashtra' },
      { id: `${pId}-8`, name: 'Rajasthan' },
    ]);
  });

  it('lists the cities of a bank in a state, each with an id that includes both', async () => {
    const stateId = `${await hdfcId()}-27`;
    const { data } = await borrower.call('listBankCities', { query: { stateId } });
    expect(data.map(({ name }) => name)).toEqual(['Greater Mumbai', 'Pune']);
    for (const { id } of data) expect(id).toMatch(new RegExp(`^${stateId}-[0-9a-f]{10}$`));
  });

  it('lists the branches with the data that the dialog shows', async () => {
    const { data } = await borrower.call('listBankBranches', { query: { cityId: await puneId() } });
    expect(data.map(({ name }) => name)).toEqual([
      'PUNE - AUNDH',
      'PUNE - BOAT CLUB',
      'PUNE - KONDHWE KHURD',
      'PUNE - LAW COLLEGE ROAD',
    ]);
    expect(data[0]).toEqual({
      id: 'HDFC0000052',
      name: 'PUNE - AUNDH',
      ifsc: 'HDFC0000052',
      state: 'Maharashtra',
      district: 'Pune',
    });
  });

  it.each(['99', '__proto__', 'constructor'])('rejects %s with a message', async (id) => {
    const notListed = (what: string) => ({
      code: 404,
      msg: `This ${what} is not in the list any more.`,
    });
    const states = await borrower.call('listBankStates', { query: { pId: id } });
    expect(states).toMatchObject(notListed('bank'));
    const cities = await borrower.call('listBankCities', { query: { stateId: `${id}-27` } });
    expect(cities).toMatchObject(notListed('state'));
    const branches = await borrower.call('listBankBranches', { query: { cityId: id } });
    expect(branches).toMatchObject(notListed('city'));
  });

  it('finds the branch of an IFSC code', async () => {
    const query = { ifsc: 'HDFC0001234' };
    expect((await borrower.call('getBankBranch', { query })).data).toEqual({
      ifsc: 'HDFC0001234',
      bankName: 'HDFC Bank',
      name: 'PARK STREET',
      city: 'Jaipur',
      district: 'Jaipur',
      state: 'Rajasthan',
    });
    expect(await borrower.call('getBankBranch', { query: { ifsc: 'HDFC0999999' } })).toMatchObject({
      code: 422,
      msg: 'This IFSC code is not known. Please check it.',
    });
  });

  it('returns a branch without a district', async () => {
    const query = { ifsc: 'ICIC0000047' };
    expect((await borrower.call('getBankBranch', { query })).data.district).toBeNull();
  });
});

describe('a server without the directory', () => {
  beforeAll(() => writeSettings(server().db, { branchDirectory: 'empty' }));
  afterAll(() => writeSettings(server().db, { branchDirectory: 'full' }));

  it('lists no banks and does not look up IFSC codes', async () => {
    expect((await borrower.call('listBanks')).data).toEqual([]);
    const query = { ifsc: 'HDFC0001234' };
    expect((await borrower.call('getBankBranch', { query })).code).toBe(501);
  });

  it('accepts a bank card with any IFSC code', async () => {
    const cardNo = '555566667777';
    const card = { bankCode: 'ABCD0999999', cardNo, confirmCardNo: cardNo, productId: '1' };
    const body = { ...card, clientId: borrower.device };
    expect((await borrower.call('bindBankCard', { body })).code).toBe(0);
    expect((await borrower.call('findUserBankCards')).data).toMatchObject([
      { bankCode: 'ABCD0999999', bankName: null },
    ]);
  });
});
