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

/**
 * Returns all text of a page, including options, placeholders and accessible labels. Runs in that
 * page.
 */
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

/** Whether the page text contains the message; each `{placeholder}` matches any text. */
export function hasText(words: string, text: string): boolean {
  const parts = text
    .replaceAll(/\s+/g, ' ')
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+')).test(words);
}
