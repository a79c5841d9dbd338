import { expect, test } from 'vitest';
import { harEntry, harOf, loan, loansContract, useFolder } from '../../test/loans.ts';

const { write, contract, run } = useFolder();

async function list(...args: string[]) {
  const { exitCode, stdout } = await contract('assumptions', ...args, '--format', 'json');
  const { findings } = JSON.parse(stdout) as {
    findings: { message: string; level: string; operations: string[]; screens: string[] }[];
  };
  return { exitCode, findings };
}

test('every assumption is listed with its decision, its calls and its screens', async () => {
  const { exitCode, findings } = await list();
  expect(exitCode).toBe(0);
  expect(findings).toMatchObject([
    {
      message: 'D07: Loan.dueAt, not seen. When it is due.',
      operations: ['listLoans', 'makeLoan'],
      screens: ['/loans'],
    },
    { message: 'no decision: Loan.lender, not seen. Who lends.' },
  ]);
});

test('traffic that matches an assumption confirms it, other traffic refutes it', async () => {
  const loans = [{ ...loan, dueAt: 5, lender: 'A' }, { ...loan, dueAt: '5 Jan' }, loan];
  const file = write('seen.har', harOf(...loans.map((one) => harEntry({ code: 0, data: [one] }))));
  const { exitCode, findings } = await list('--har', file);
  expect(findings.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'warning D07: Loan.dueAt, refuted 1 times, confirmed 1 times. When it is due.',
    'info no decision: Loan.lender, confirmed 1 times. Who lends.',
  ]);
  expect(exitCode).toBe(1);
});

test('HTML has a checkbox for each assumption, Markdown a task', async () => {
  const html = (await contract('assumptions', '--format', 'html')).stdout;
  expect(html.match(/<input type="checkbox" value="[^"]+">/g)).toHaveLength(2);
  expect(html).not.toMatch(/(src|href)=/);
  const markdown = (await contract('assumptions', '--format', 'markdown')).stdout;
  expect(markdown).toContain(
    '## D07\n\n- [ ] **Loan.dueAt**: When it is due.\n  Traffic: not seen.\n',
  );
});

test('every assumption has a name and a description, even errors and references', async () => {
  const { schemas } = loansContract.components;
  const api = write('named.json', {
    ...loansContract,
    'x-notes': { 'a/b': { description: 'A note.' } },
    'x-errors': { 7: { 'x-origin': 'assumed', meaning: 'Locked.' } },
    components: {
      schemas: {
        ...schemas,
        Box: {
          type: 'object',
          'x-assumed': ['2026-11-25: it may be empty.'],
          properties: {
            one: { $ref: '#/components/schemas/Loan', 'x-origin': 'assumed' },
            two: { $ref: '#/x-notes/a~1b', 'x-origin': 'assumed' },
          },
        },
      },
    },
  });
  const { stdout } = await run('assumptions', '--api', api, '--format', 'markdown');
  const items = stdout.split('\n').filter((line) => line.startsWith('- '));
  expect(items).toEqual(
    expect.arrayContaining([
      '- [ ] **x-errors 7**: Locked.',
      '- [ ] **Box**: 2026-11-25: it may be empty.',
      '- [ ] **Box.one**: A loan.',
      '- [ ] **Box.two**: A note.',
    ]),
  );
  expect(items).toHaveLength(6);
});
