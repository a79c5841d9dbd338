import type { PagesDefinition } from '../../model/pages.ts';
import type { PageWords } from '../../model/page-words.ts';
import { PageFrame } from './page-frame.tsx';
import { usePages } from './use-pages.ts';

const known = new WeakMap<PageWords, PagesDefinition>();

/** Pages, one after the other (D64); for the same words the same object, as it holds a hook. */
export function pagesWith(words: PageWords): PagesDefinition {
  const pages = known.get(words) ?? {
    usePages: (input) => usePages(input, words),
    top: PageFrame,
  };
  known.set(words, pages);
  return pages;
}
