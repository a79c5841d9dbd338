import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';

const { folder, write, run } = useFolder();

const contract = (fields: string, marks = '') => `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a:
    get:
      operationId: readA
      x-screens: [/orders]
${marks}      responses:
        200:
          description: Fine.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/A' }
components:
  schemas:
    A: { type: object, properties: { ${fields} }, required: [x] }
`;

async function diffWith(policy: string, ...options: string[]) {
  const old = write('old.yaml', contract('x: { type: string }'));
  const now = write('new.yaml', contract('x: { type: integer }'));
  const file = write('contract.config.yaml', policy);
  return run('diff', old, now, '--policy', file, ...options);
}

const accepting = (until: string) => `accept:
  - rule: type-changed
    pointer: /components/schemas/A
    reason: Only the new app reads it.
    owner: payments team
    until: '${until}'
`;

describe('the policy of a team', () => {
  test('changes the level of a rule, or turns it off', async () => {
    expect(await diffWith('rules: { type-changed: info }')).toMatchObject({ exitCode: 0 });
    const { exitCode, stdout } = await diffWith('rules: { type-changed: off }');
    expect(exitCode).toBe(0);
    expect(stdout).toBe('contract diff: 0 breaking, 0 warnings, 0 infos\n');
  });

  test('sets which levels fail a run; the command line overrides it', async () => {
    const policy = 'rules: { type-changed: warning }\nfailOn: breaking';
    expect(await diffWith(policy)).toMatchObject({ exitCode: 0 });
    expect(await diffWith(policy, '--fail-on', 'warning')).toMatchObject({ exitCode: 1 });
    expect(
      await diffWith('rules: { type-changed: info }\nfailOn: [info, unchecked]'),
    ).toMatchObject({
      exitCode: 1,
    });
  });

  test('an accepted finding does not fail the run, and is listed with reason, owner and date', async () => {
    const { exitCode, stdout } = await diffWith(accepting('2999-12-31'));
    expect(exitCode).toBe(0);
    expect(stdout).toContain('(payments team, until 2999-12-31)');
    expect(stdout).toContain('0 breaking, 0 warnings, 0 infos, 1 accepted');
  });

  test.each(['markdown', 'html', 'json', 'sarif', 'junit'])(
    'an accepted finding is reported as %s',
    async (format) => {
      const { stdout } = await diffWith(accepting('2999-12-31'), '--format', format);
      expect(stdout).toContain('Only the new app reads it.');
    },
  );

  test('an expired acceptance fails the run, and is reported with its line', async () => {
    const { exitCode, stdout } = await diffWith(accepting('2020-01-31'));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/breaking: type-changed at .* was accepted until 2020-01-31/);
    expect(stdout).toMatch(/rule: acceptance-expired\n {2}place: .*contract\.config\.yaml:2/);
  });

  test('an unused acceptance is reported', async () => {
    const policy = accepting('2999-12-31').replace('schemas/A', 'schemas/B');
    const { stdout } = await diffWith(policy);
    expect(stdout).toContain('info: nothing is found for type-changed at /components/schemas/B');
    expect(stdout).toContain('breaking: A.x: the type was string and is integer');
  });
});

describe('an operation with a deprecation or a stability level', () => {
  const plain = contract('x: { type: string }');
  const marked = (...marks: string[]) =>
    contract('x: { type: string }', marks.map((mark) => `      ${mark}\n`).join(''));
  const removed = plain.replace('/a:', '/b:').replace('readA', 'readB');

  test.each<[name: string, old: string, now: string, policy: string, expected: string]>([
    [
      'may be removed after its sunset date',
      marked('deprecated: true', "x-sunset: '2020-01-31'"),
      removed,
      '',
      'info: GET /a: the operation is gone, as told for 2020-01-31',
    ],
    [
      'may not be removed before its sunset date',
      marked('deprecated: true', "x-sunset: '2999-01-31'"),
      removed,
      '',
      'breaking: GET /a: the operation is gone',
    ],
    [
      'needs a sunset date if the policy requires one',
      plain,
      marked('deprecated: true'),
      'sunsetDays: 30',
      'breaking: GET /a: it is deprecated without a day in x-sunset',
    ],
    [
      'needs a sunset date as late as the policy requires',
      plain,
      marked('deprecated: true', "x-sunset: '2020-01-31'"),
      'sunsetDays: 30',
      '30 are promised',
    ],
    [
      'needs a valid sunset date',
      plain,
      marked('deprecated: true', 'x-sunset: soon'),
      '',
      'x-sunset is "soon", not a day such as 2026-12-31',
    ],
    [
      'may change if it is a draft',
      marked('x-stability-level: draft'),
      marked('x-stability-level: draft').replace('string', 'integer'),
      '',
      'info: A.x: the type was string and is integer',
    ],
    [
      'may not become less stable',
      marked('x-stability-level: stable'),
      marked('x-stability-level: beta'),
      '',
      'breaking: GET /a: its stability was stable and is beta',
    ],
  ])('%s', async (_, old, now, policy, expected) => {
    const file = write('life.yaml', policy);
    const oldFile = write('life-old.yaml', old);
    const { stdout } = await run('diff', oldFile, write('life-new.yaml', now), '--policy', file);
    expect(stdout).toContain(expected);
  });
});

describe('an invalid policy fails with exit code 2 and the line of the error', () => {
  test.each<[policy: string, message: string]>([
    ['rules: [', ':1 is not YAML or JSON'],
    ['- a', ':1 the file is not a list of names with values'],
    ['fail: breaking', ':1 "fail" is none of api, failOn'],
    ['failOn: sometimes', ':1 failOn takes breaking, warning, info, unchecked, not "sometimes"'],
    [
      'rules:\n  type-changed: bad',
      ':2 type-changed takes breaking, warning, info, off, not "bad"',
    ],
    ['rules:\n  type-chnged: info', ':2 there is no rule "type-chnged"'],
    ['sunsetDays: soon', ':1 sunsetDays takes a number of days, not "soon"'],
    ['accept: yes', ':1 accept is no list'],
    ['accept:\n  - rule: type-changed', ':2 a finding that is accepted needs "until"'],
    [accepting('soon'), ':2 until takes a day such as 2026-12-31, not "soon"'],
    [accepting('2026-02-31'), ':2 until takes a day'],
    ['api: 5', ':1 api takes a text, not 5'],
  ])('%j', async (policy, message) => {
    const ending = await diffWith(policy);
    expect(ending).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ending.stderr).toContain(message);
  });

  test('a missing file is named', async () => {
    const ending = await run('diff', 'a', 'b', '--policy', join(folder, 'none.yaml'));
    expect(ending).toMatchObject({ exitCode: 2, stderr: expect.stringMatching('cannot be read') });
  });

  test('--fail-on takes only known levels', async () => {
    const ending = await diffWith('', '--fail-on', 'breaking,everything');
    expect(ending.stderr).toContain('--fail-on cannot be "everything", only breaking, warning');
  });
});

test('a changelog groups changes by screen, in plain language', async () => {
  const old = write('c-old.yaml', contract('x: { type: string }'));
  const now = write('c-new.yaml', contract('x: { type: integer }'));
  const { exitCode, stdout } = await run('changelog', old, now);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(
    '## What breaks a client of the old contract\n\n### `/orders`\n\n- A.x:',
  );
  const renamed = write('c-renamed.yaml', contract('y: { type: string }'));
  expect((await run('changelog', old, renamed)).stdout).toMatch(/was it renamed\? The client/);
});
