import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { sampleIfscFile } from '../../../test/sample-ifsc-file.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { stringifySampleData } from '../../../test/sample-data-json.ts';
import { readBranches } from '../../db/seed/branches/load-branches.ts';
import { fullIfscFile } from '../../start/config.ts';

/** Sample data of the app's stories. The test updates the file if `UPDATE_SAMPLE_DATA=1`. */
const directoryFile = join(
  import.meta.dirname,
  '../../../../mobile-web/src/shared/sample-data/__generated__/directory.json',
);

const getServer = useTestServer();
let borrower: Borrower;

beforeAll(async () => {
  borrower = await signIn(getServer());
});

const sample = readBranches(readFileSync(sampleIfscFile, 'utf8'));

const listOfEach = async <Item>(
  items: readonly { id: string }[],
  list: (id: string) => Promise<{ data: Item[] }>,
) =>
  Object.fromEntries(
    await Promise.all(items.map(async ({ id }) => [id, (await list(id)).data] as const)),
  );

async function directory() {
  const { data: banks } = await borrower.call('listBanks');
  const statesOf = await listOfEach(banks, (pId) =>
    borrower.call('listBankStates', { query: { pId } }),
  );
  const citiesOf = await listOfEach(Object.values(statesOf).flat(), (stateId) =>
    borrower.call('listBankCities', { query: { stateId } }),
  );
  const branchesOf = await listOfEach(Object.values(citiesOf).flat(), (cityId) =>
    borrower.call('listBankBranches', { query: { cityId } }),
  );
  const known = Object.values(branchesOf)
    .flat()
    .map(async ({ ifsc }) => {
      const { data } = await borrower.call('getBankBranch', { query: { ifsc } });
      return [ifsc, data] as const;
    });
  const branchOf = Object.fromEntries(await Promise.all(known));
  const { data: allStates } = await borrower.call('listStates');
  const states = allStates.filter(({ name }) => sample.some(({ state }) => state === name));
  const districtsOf = await listOfEach(states, (stateId) =>
    borrower.call('listDistricts', { path: { stateId } }),
  );
  return { banks, statesOf, citiesOf, branchesOf, branchOf, states, districtsOf };
}

it('the sample directory has only branches of the real file, with or without their district', () => {
  const lines = readBranches(gunzipSync(readFileSync(fullIfscFile)).toString('utf8'));
  const real = new Map(lines.map((line) => [line.ifsc, line]));
  for (const line of sample) {
    const district = line.district === null ? null : real.get(line.ifsc)?.district;
    expect(line).toEqual({ ...real.get(line.ifsc), district });
  }
});

it("the sample data of the stories equals this server's responses", async () => {
  const text = stringifySampleData({ ...(await directory()) });
  if (process.env['UPDATE_SAMPLE_DATA'] === '1') writeFileSync(directoryFile, text);
  const isSame = text === readFileSync(directoryFile, 'utf8');
  expect(isSame, 'UPDATE_SAMPLE_DATA=1 writes the answers of today').toBe(true);
});
