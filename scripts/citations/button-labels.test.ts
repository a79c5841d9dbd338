import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../run.ts';
import { readButtonLabels, readMessageTexts } from './button-labels.ts';

const page = readFileSync(join(repositoryRoot, 'docs/words.md'), 'utf8');

const listed = page
  .split('\n')
  .flatMap((line) => [...(/^\| (`.*?) +\|/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, word = '']) => word);

test('every button label is in docs/words.md', async () => {
  const labels = await readButtonLabels();
  expect(labels.length).toBeGreaterThan(80);
  expect(labels.filter(({ word }) => !listed.includes(word))).toEqual([]);
});

test('every label in docs/words.md is a message of the app, and is listed only once', async () => {
  const texts = await readMessageTexts();
  expect(listed.filter((word) => !texts.includes(word))).toEqual([]);
  expect(listed.filter((word, index) => listed.indexOf(word) !== index)).toEqual([]);
});
