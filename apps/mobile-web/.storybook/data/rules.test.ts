import { expect, it } from 'vitest';
import { citedIn, readShownBy } from './rules.ts';

// Built from parts, so that `pnpm citations` does not read them as citations of this project.
const section = (number: string) => `§${number}`;

it('finds the anchors of requirements and decisions', () => {
  expect(citedIn(`(${section('4.7')}, ${['D', '17'].join('')})`)).toEqual(['s4-7', 'D17']);
});

it('reads which files show a requirement', () => {
  const page = `| No. | Shown by |\n| ${section('4.7')} | \`a.stories.tsx\`: One<br>\`b.test.ts\`: two |`;
  expect(Object.fromEntries(readShownBy(page))).toEqual({
    'a.stories.tsx': ['s4-7'],
    'b.test.ts': ['s4-7'],
  });
});
