import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { citedAnchorsIn, readRules, readAnchorsByTestFile } from './rules.ts';

// The citations are assembled at run time, so that `pnpm citations` does not find them in this
// file.
const section = (number: string) => `§${number}`;
const decision = (number: string) => `D${number}`;

it('finds the anchors of requirements and decisions', () => {
  expect(citedAnchorsIn(`(${section('4.7')}, ${decision('17')})`)).toEqual([
    's4-7',
    decision('17'),
  ]);
});

it('reads the files that show a requirement', () => {
  const page = `| No. | Shown by |\n| ${section('4.7')} | \`a.stories.tsx\`: One<br>\`b.test.ts\`: two |`;
  expect(Object.fromEntries(readAnchorsByTestFile(page))).toEqual({
    'a.stories.tsx': ['s4-7'],
    'b.test.ts': ['s4-7'],
  });
});

it('reads rules from a list, a heading and a table, with the column names before the cells', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  writeFileSync(
    join(folder, 'a.md'),
    [
      `- <a id="s9-2"></a>**${section('9.2')}** A quote is for [7 days](b.md#s9-1).`,
      `## <a id="${decision('98')}"></a>${decision('98')} Who decides`,
      '',
      '- The server keeps a **ledger** ([why](b.md)).',
      '| Who | When |',
      '| --- | --- |',
      '| Lender | always |',
      '## Another chapter',
      'Not of the decision.',
      '| No. | Tier | Repayments | Note |',
      '| --- | --- | --- | --- |',
      `| <a id="s9-3"></a>**${section('9.3')}** | “Gold” | 4 | |`,
    ].join('\n'),
  );
  expect(readRules(folder)).toEqual({
    's9-2': { number: section('9.2'), text: 'A quote is for 7 days.' },
    [decision('98')]: {
      number: decision('98'),
      text: 'Who decides',
      lines: ['The server keeps a ledger (why).', 'Who · When', 'Lender · always'],
    },
    's9-3': { number: section('9.3'), text: 'Tier: “Gold” · Repayments: 4' },
  });
  rmSync(folder, { recursive: true });
});
