import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from './facts.ts';

const anchorPattern = /<a id="(s\d+-\d+|D\d+)"><\/a>/;

const plain = (markdown: string) =>
  markdown
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[-#\s]+|\*\*/g, '')
    .trim();

const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const isBetweenRows = (row: string) => /^[|\s:-]+$/.test(row);

/** Each cell follows its column name. The first cell, the number, is left out. */
const rowText = (row: string, columns: readonly string[]): string =>
  cellsOf(row)
    .map((cell, at) => [columns[at], cell] as const)
    .slice(1)
    .filter(([, cell]) => cell !== '')
    .map(([column, cell]) => `${column}: ${cell}`)
    .join(' · ');

const numberOf = (anchor: string) =>
  anchor.startsWith('s') ? `§${anchor.slice(1).replace('-', '.')}` : anchor;

/** A decision includes the lines below its heading. */
export function readRules(productFolder: string): Record<string, Rule> {
  const rules: Record<string, Rule> = {};
  for (const name of readdirSync(productFolder).filter((one) => one.endsWith('.md'))) {
    let columns: string[] = [];
    let decision: Rule | undefined;
    for (const line of readFileSync(join(productFolder, name), 'utf8').split('\n')) {
      const isRow = line.startsWith('|');
      if (!isRow) columns = [];
      else if (columns.length === 0) columns = cellsOf(line);
      const isHeading = line.startsWith('#');
      if (isHeading) decision = undefined;
      const anchor = anchorPattern.exec(line)?.[1];
      if (!anchor) {
        const below = plain(isRow ? cellsOf(line).join(' · ') : line);
        if (decision && below !== '' && !isBetweenRows(line)) (decision.lines ??= []).push(below);
        continue;
      }
      const number = numberOf(anchor);
      const text = plain(isRow ? rowText(line, columns) : line).replace(number, '');
      const rule: Rule = { number, text: text.trim() };
      rules[anchor] = rule;
      if (isHeading) decision = rule;
    }
  }
  return rules;
}

/** Returns the anchors of the cited numbers. A range counts only as its first and last number. */
export function citedAnchorsIn(text: string): string[] {
  const sections = [...text.matchAll(/§(\d+)\.(\d+)/g)].map(([, page, row]) => `s${page}-${row}`);
  const decisions = [...text.matchAll(/\bD\d\d\b/g)].map(([decision]) => decision);
  return [...sections, ...decisions];
}

/**
 * Reads the table of `shown-by.md`. Returns the anchors of the requirements that each test file
 * shows, by file path from the repository root.
 */
export function readAnchorsByTestFile(page: string): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const [, number, tests] of page.matchAll(/^\| (§[\d.]+) \| (.*) \|$/gm)) {
    const [anchor] = citedAnchorsIn(number ?? '');
    for (const [, file] of (tests ?? '').matchAll(/`([^`]+)`/g))
      if (anchor && file) shown.set(file, [...(shown.get(file) ?? []), anchor]);
  }
  return shown;
}
