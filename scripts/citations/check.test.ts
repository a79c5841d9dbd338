import { describe, expect, test } from 'vitest';
import { checkDocReferences } from './check.ts';

// Built at run time, because `pnpm citations` also checks this file and would report these made-up
// citations.
const section = (number: string) => `§${number}`;
const decision = (number: string) => `D${number}`;
const anchor = (id: string, label: string) => `- <a id="${id}"></a>**${label}** A rule.`;

const product = [
  anchor('s4', section('4')),
  anchor('s4-7', section('4.7')),
  anchor('D17', decision('17')),
].join('\n');
const shownBy = (cell: string) =>
  `| ${section('4.7')} | ${cell} |\n| ${decision('17')} | nothing to test: a name |`;

function reportOn(files: Record<string, string>, otherPaths: readonly string[] = []) {
  const all = new Map(
    Object.entries({
      'docs/product/page.md': product,
      'docs/product/shown-by.md': shownBy('nothing to test: it is left open'),
      ...files,
    }),
  );
  return checkDocReferences(all, new Set([...all.keys(), ...otherPaths]));
}

describe('citations', () => {
  test('resolve to sections, requirements and decisions, including both ends of a range', () => {
    const text = `(${section('4')}, ${section('4.7')}), ${decision('17')}–${decision('17')}.`;
    expect(reportOn({ 'a.ts': text })).toMatchObject({ problems: [], citations: 6, anchors: 3 });
  });

  test('are reported with file and line if broken', () => {
    const text = `fine\n${section('4.8')} and\n${decision('99')}`;
    expect(reportOn({ 'src/a.css': text }).problems).toEqual([
      `src/a.css:2: ${section('4.8')} is not in docs/product/`,
      `src/a.css:3: ${decision('99')} is not in docs/product/`,
    ]);
  });

  test.each(['#D12', '#D12A3F', 'KD01', 'D123', 'D1', 'x_D12'])('do not include %s', (text) => {
    expect(reportOn({ 'a.ts': text })).toMatchObject({ problems: [], citations: 2 });
  });
});

describe('anchors', () => {
  test('must be unique', () => {
    const twice = `\n${anchor('D17', decision('17'))}`;
    expect(reportOn({ 'docs/product/other.md': twice }).problems).toEqual([
      'docs/product/other.md:2: the anchor D17 is already at docs/product/page.md:3',
    ]);
  });

  test('must be next to their number', () => {
    const wrong = anchor('s5', section('6'));
    expect(reportOn({ 'docs/product/other.md': wrong }).problems).toEqual([
      `docs/product/other.md:1: the anchor s5 is beside ${section('6')}`,
    ]);
  });
});

describe('links between markdown files', () => {
  test('resolve to files, folders, anchors and headings', () => {
    const links =
      '# First `page`\n[a](docs/product/page.md#s4-7) [b](docs) [c](#first-page) [d](pic.png) [e](https://x.y/z)';
    expect(reportOn({ 'README.md': links }, ['pic.png'])).toMatchObject({ problems: [], links: 4 });
  });

  test('are reported with file and line if broken', () => {
    const links = '[a](gone.md)\n[b](product/page.md#s9)\n[c](#gone)';
    expect(reportOn({ 'docs/page.md': links }).problems).toEqual([
      'docs/page.md:1: there is no docs/gone.md',
      'docs/page.md:2: docs/product/page.md has no #s9',
      'docs/page.md:3: docs/page.md has no #gone',
    ]);
  });

  test('are ignored in code', () => {
    const code = '`[a](gone.md)`\n\n```md\n[b](gone.md)\n# Gone\n```';
    expect(reportOn({ 'README.md': code })).toMatchObject({ problems: [], links: 0 });
  });
});

describe('files and folders that a page names', () => {
  const others = ['packages/domain/src/fee/quote.ts', 'docs/nginx.conf'];

  test('can be named by their path from the root, or by its end', () => {
    const names =
      '`packages/domain/src/fee/quote.ts` `fee/quote.ts` `nginx.conf` `packages/domain/src`';
    expect(reportOn({ 'README.md': names }, others)).toMatchObject({ problems: [], named: 4 });
  });

  test('are reported with file and line if they do not exist', () => {
    const names = 'fine\n`fee/price.ts`, `ote.ts` and\n`packages/gone`';
    expect(reportOn({ 'docs/page.md': names }, others).problems).toEqual([
      'docs/page.md:2: there is no fee/price.ts',
      'docs/page.md:2: there is no ote.ts',
      'docs/page.md:3: there is no packages/gone',
    ]);
  });

  test('do not include commands, patterns, URLs and build output', () => {
    const names =
      '`node main.ts` `*.test.ts` `<name>.ts` `/order` `dist/csp.json` `@kosha/ui/styles.css`';
    expect(reportOn({ 'README.md': names })).toMatchObject({ problems: [], named: 0 });
  });
});

describe('the table of tests', () => {
  const inTable = (cell: string, files: Record<string, string> = {}) =>
    reportOn({ 'docs/product/shown-by.md': shownBy(cell), ...files });
  const first = "test('a word\\'s end', () => {});";

  test('has a row for each requirement and each decision', () => {
    const others = [anchor('s4-8', section('4.8')), anchor('D18', decision('18'))].join('\n');
    expect(reportOn({ 'docs/product/other.md': others }).problems).toEqual([
      `docs/product/shown-by.md: ${section('4.8')} has no row`,
      `docs/product/shown-by.md: ${decision('18')} has no row`,
    ]);
  });

  test('names one or several tests by a part of their titles', () => {
    const cell = "`a.test.ts`: a word's end<br>`b.stories.tsx`: Ready";
    const files = { 'a.test.ts': first, 'b.stories.tsx': 'export const Ready' };
    expect(inTable(cell, files)).toMatchObject({ problems: [], shown: 2 });
  });

  test('must not name missing files or tests', () => {
    const cell = '`a.test.ts`: another word<br>`gone.test.ts`: a word';
    expect(inTable(cell, { 'a.test.ts': first }).problems).toEqual([
      `docs/product/shown-by.md:1: ${section('4.7')}: a.test.ts has no “another word”`,
      `docs/product/shown-by.md:1: ${section('4.7')} names gone.test.ts, which is not there`,
    ]);
  });

  test.each(['MISSING: a test', '`a.test.ts`', ''])('rejects the cell “%s”', (cell) => {
    expect(inTable(cell, { 'a.test.ts': first }).problems).toHaveLength(1);
  });
});
