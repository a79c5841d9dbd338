import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { harEntry, harOf, useFolder } from '../../test/loans.ts';

const { folder, write, run } = useFolder();

const root = `# The contract of the loans.
openapi: 3.1.0
info: { title: Loans, version: '1' } # first
servers:
  - url: /api
paths:
  /loans:
    # All of them.
    get:
      operationId: listLoans
      x-screens: [/loans]
      responses:
        '200':
          description: 'Fine.'
          content:
            application/json:
              schema: { type: array, items: { $ref: schemas/Loan.yaml } }
`;
const schema = `# One loan.
type: object
required: [id, amount] # both are asked for
properties:
  amount: { type: number, maximum: 100 }
  # The state, as the office has it.
  state:
    enum:
      - open
      - paid # all of it
  id:
    type: string
    format: uuid
  dueAt:
    type: integer
`;

function writeContract(name: string) {
  const file = `${name}/openapi.yaml`;
  mkdirSync(join(folder, name, 'schemas'), { recursive: true });
  const api = write(file, root);
  const loan = write(`${name}/schemas/Loan.yaml`, schema);
  return { api, loan, texts: () => [api, loan].map((one) => readFileSync(one, 'utf8')) };
}

const writeHar = (name: string, ...answers: [status: number, loans: unknown][]) =>
  write(
    name,
    harOf(...answers.map(([status, loans]) => harEntry(loans, { response: { status } }))),
  );

const good = { id: '7d444840-9dc0-11d1-b245-5ffdce74fad2', amount: 5, state: 'open' };
const drifted = writeHar(
  'drifted.har',
  [200, [{ ...good, remark: { by: 'Asha', at: 5 } }]],
  [
    200,
    [
      { ...good, state: 'late', dueAt: null },
      { ...good, state: 'late' },
    ],
  ],
  [200, [{ id: 'L-1', amount: 250 }]],
  [200, [{ amount: 5 }]],
  [202, []],
);
const today = new Date().toISOString().slice(0, 10);

test('every observed difference is accepted with its date, and the recording is clean afterwards', async () => {
  const { api, texts } = writeContract('whole');
  expect((await run('har', drifted, '--api', api)).exitCode).toBe(1);
  const { exitCode, stdout } = await run('accept', drifted, '--api', api);
  expect(stdout).toContain('info: kept as assumed on');
  expect(exitCode).toBe(0);
  expect(await run('har', drifted, '--api', api)).toMatchObject({ exitCode: 0 });

  const [main, loan] = texts();
  expect(main).toBe(
    `${root}        '202':\n          description: Seen in traffic on ${today}; nobody has confirmed it.\n          x-origin: assumed\n`,
  );
  expect(loan).toBe(`# One loan.
type: object
required: [amount] # both are asked for
properties:
  amount: { type: number, maximum: 250, x-assumed: ['${today}: maximum is 250.'] }
  # The state, as the office has it.
  state:
    enum:
      - open
      - paid # all of it
      - late
    x-assumed:
      - '${today}: it may also be "late".'
  id:
    type: string
    x-assumed:
      - '${today}: the format "uuid" does not hold.'
  dueAt:
    type: [integer, 'null']
    x-assumed:
      - '${today}: it may also be null.'
  remark:
    description: Seen in traffic on ${today}; nobody has confirmed it.
    type: object
    properties:
      by:
        type: string
      at:
        type: number
    x-origin: assumed
x-assumed:
  - '${today}: "id" may be missing.'
`);

  const listed = await run('assumptions', '--api', api, '--format', 'json');
  const { findings } = JSON.parse(listed.stdout) as { findings: { message: string }[] };
  expect(findings).toHaveLength(7);
  expect(findings.every(({ message }) => message.includes(today))).toBe(true);
});

test('a difference that is already accepted changes nothing', async () => {
  const { api, texts } = writeContract('twice');
  await run('accept', drifted, '--api', api);
  const once = texts();
  expect((await run('accept', drifted, '--api', api)).stdout).toContain('0 infos');
  expect(texts()).toEqual(once);
});

test('--rule and --pointer select differences, and --dry-run writes nothing', async () => {
  const { api, texts } = writeContract('some');
  const only = ['--api', api, '--rule', 'response-undocumented-field'];
  const dry = await run('accept', drifted, ...only, '--dry-run');
  expect(dry.stdout).toContain('kept as assumed');
  expect(texts()).toEqual([root, schema]);
  await run('accept', drifted, ...only);
  expect(texts()[1]).toContain('remark:');
  expect(texts()[1]).not.toContain('late');
  const nothing = await run(
    'accept',
    drifted,
    '--api',
    api,
    '--pointer',
    '/components/schemas/Other',
  );
  expect(nothing.stdout).toContain('0 infos');
});

test('a value or name that may be personal is not written, and remains a finding', async () => {
  const { api, texts } = writeContract('personal');
  const har = writeHar('personal.har', [200, [{ ...good, state: 'Asha Rao', '9876543210': 1 }]]);
  const { exitCode, stdout } = await run('accept', har, '--api', api);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('not kept: the value may be personal');
  expect(stdout).toContain('not kept: the name of the field may be personal');
  expect(stdout).not.toMatch(/Asha|9876543210/);
  expect(texts()).toEqual([root, schema]);
});

test('a value that the recording masks is not written', async () => {
  const { api, texts } = writeContract('hidden');
  const entry = {
    ...harEntry([{ ...good, state: 'aaaa' }]),
    comment: 'personal values are hidden',
  };
  const har = write('hidden.har', harOf(entry));
  const { exitCode, stdout } = await run('accept', har, '--api', api);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('not kept: the recording hides values');
  expect(texts()).toEqual([root, schema]);
});

test('null is added to an enum too, in OpenAPI 3.0 and 3.1', async () => {
  for (const openapi of ['3.0.3', '3.1.0']) {
    const { api } = writeContract(`listed ${openapi}`);
    writeFileSync(api, root.replace('3.1.0', openapi));
    writeFileSync(
      api.replace('openapi.yaml', 'schemas/Loan.yaml'),
      'type: object\nproperties:\n  state: { type: string, enum: [open] }\n',
    );
    const har = writeHar('null.har', [200, [{ state: null }]]);
    await run('accept', har, '--api', api);
    expect(await run('har', har, '--api', api)).toMatchObject({ exitCode: 0 });
  }
});

test('a difference that cannot be accepted is reported with what to do instead', async () => {
  const { api } = writeContract('other');
  const har = writeHar('other.har', [200, '<html></html>']);
  const { exitCode, stdout } = await run('accept', har, '--api', api);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/not kept: .*by hand/);
});

test('a Git revision and a recording of another API are rejected', async () => {
  const { api } = writeContract('refused');
  expect(await run('accept', drifted, '--api', 'git:main')).toMatchObject({
    exitCode: 2,
    stderr: 'contract: git:main is a revision: name a file\n',
  });
  const other = write('nowhere.har', harOf(harEntry([], { request: { url: 'https://a.test/x' } })));
  expect(await run('accept', other, '--api', api)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(
      /none of the 1 entries .* leads to the API, only to https:\/\/a\.test; name/,
    ) as string,
  });
});
