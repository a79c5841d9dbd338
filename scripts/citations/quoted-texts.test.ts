import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../run.ts';

const sources = [
  'apps/mobile-web/src/**/*.messages.ts',
  'packages/domain/src/**/*.ts',
  'apps/sandbox-api/src/sandbox/checkout/*.ts',
];

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const files = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot }).filter((path) => !path.includes('.test.'));

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g;
const content = />([^<>\n]+)</g;

const texts = sources
  .flatMap(files)
  .map(read)
  .flatMap((code) => [...code.matchAll(literal), ...code.matchAll(content)])
  .map(([, ...found]) => found.find((text) => text !== undefined) ?? '')
  .map((text) => text.replaceAll(/\\(.)/g, '$1'));

/** A placeholder of the text matches any value in the quote. */
function matches(quoted: string, text: string): boolean {
  const pattern = text
    .split(/\{\w+\}|\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const hasText = pattern.join('').length > 0;
  return hasText && new RegExp(`^${pattern.join('.+')}$`).test(quoted);
}

const quotes = files('docs/product/*.md').flatMap((path) =>
  [...read(path).matchAll(/“([^”]+)”/g)].map(([, text = '']) => [text, path] as const),
);

test('the pages quote messages', () => {
  expect(quotes.length).toBeGreaterThan(100);
});

test.each(quotes)('“%s” of %s is shown letter for letter', (quoted) => {
  expect(texts.filter((text) => matches(quoted, text))).not.toEqual([]);
});
