import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(import.meta.dirname, '../../../../docs/product');

/** The messages that the requirements prescribe word for word, in quotes (“…”). */
export const fixedTexts = [
  ...new Set(
    globSync('[1-9]*.md', { cwd: pages })
      .map((page) => readFileSync(join(pages, page), 'utf8'))
      .flatMap((page) => [...page.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text.trim())),
  ),
];

/** Runs in the browser page. Returns all text, including options, placeholders and labels. */
export function readPageText(): string {
  const more = [...document.querySelectorAll('option, [placeholder], [aria-label]')].flatMap(
    (element) => [
      element.textContent,
      element.getAttribute('placeholder'),
      element.getAttribute('aria-label'),
    ],
  );
  return [document.body.innerText, ...more].join('\n').replaceAll(/\s+/g, ' ');
}

export function hasText(words: string, text: string): boolean {
  const parts = text
    .replaceAll(/\s+/g, ' ')
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+')).test(words);
}
