import { expect, test } from 'vitest';
import { harEntry, harOf, jsonHeaders, loan, loansContract, useFolder } from '../../test/loans.ts';

const { write, run } = useFolder();

const creating = {
  request: { method: 'POST', headers: jsonHeaders, postData: { text: '{"amount":5}' } },
};
const har = write(
  'today.har',
  harOf(harEntry({ code: 0, data: [loan] }), harEntry({ code: 0, data: loan }, creating)),
);

function contractWith(change: (loan: { required: string[]; properties: object }) => void): string {
  const copy = structuredClone(loansContract);
  change(copy.components.schemas.Loan as never);
  Object.assign(copy.paths['/loans'].post, { 'x-screens': ['/apply'] });
  return write('tomorrow.json', copy);
}

async function canDeploy(api: string) {
  const ending = await run('can-deploy', '--har', har, '--api', api, '--format', 'json');
  const { findings } = JSON.parse(ending.stdout) as { findings: { message: string }[] };
  return { exitCode: ending.exitCode, messages: findings.map(({ message }) => message) };
}

test('works if nothing changes that the app sends or reads', async () => {
  expect(await canDeploy(contractWith(() => {}))).toEqual({
    exitCode: 0,
    messages: ['yes: 2 screens go on as recorded'],
  });
});

test('works if the server will send more', async () => {
  const api = contractWith((one) => {
    one.required.push('fee');
    Object.assign(one.properties, { fee: { type: 'number' } });
  });
  expect(await canDeploy(api)).toMatchObject({ exitCode: 0 });
});

test('fails with the screens that read a removed field', async () => {
  const { exitCode, messages } = await canDeploy(
    contractWith(({ properties }) => void Reflect.deleteProperty(properties, 'state')),
  );
  expect(exitCode).toBe(1);
  expect(messages.toSorted()).toEqual([
    expect.stringMatching(/^no: \/apply: .*\/state: expected only documented fields/),
    expect.stringMatching(/^no: \/loans: .*\/data\/\*\/state: expected only documented fields/),
  ]);
});

test('a missing recording is an error', async () => {
  expect(
    await run(
      'can-deploy',
      '--api',
      contractWith(() => {}),
    ),
  ).toMatchObject({
    exitCode: 2,
    stderr: 'contract: can-deploy needs a recording: --har FILE\n',
  });
});

test('prints the table of screens at the end', async () => {
  const api = contractWith(() => {});
  const { stdout } = await run('can-deploy', '--har', har, '--api', api);
  expect(stdout).toContain('screens: 2 work, 0 work without a part, 0 do not work, 0 not seen');
});

test('lists for each screen only the causes that stop this screen', async () => {
  const api = contractWith(({ properties }) => void Reflect.deleteProperty(properties, 'state'));
  const { stdout } = await run('can-deploy', '--har', har, '--api', api);
  const [, table = ''] = stdout.split(/^(?=screens: \d)/m);
  expect(table).toContain('2 do not work');
  expect(table.match(/expected only documented fields/g)).toHaveLength(2);
  expect(table).not.toContain('no: ');
});
