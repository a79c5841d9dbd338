import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(import.meta.dirname, '../../../../docs/product');

/** The texts for people that the requirements fix letter for letter: they quote them (“…”). */
export const fixedTexts = [
  ...new Set(
    globSync('[1-9]*.md', { cwd: pages })
      .map((page) => readFileSync(join(pages, page), 'utf8'))
      .flatMap((page) => [...page.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text.trim())),
  ),
];

/** Runs in a page: all words that it shows, those of closed lists and empty fields too. */
export function wordsShown(): string {
  const more = [...document.querySelectorAll('option, [placeholder], [aria-label]')].flatMap(
    (element) => [
      element.textContent,
      element.getAttribute('placeholder'),
      element.getAttribute('aria-label'),
    ],
  );
  return [document.body.innerText, ...more].join('\n').replaceAll(/\s+/g, ' ');
}

/** Whether these words have the text; what stands in braces may be anything. */
export function hasText(words: string, text: string): boolean {
  const parts = text
    .replaceAll(/\s+/g, ' ')
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+')).test(words);
}
