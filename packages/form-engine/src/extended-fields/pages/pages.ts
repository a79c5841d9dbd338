import type { PagesDefinition } from '../../model/pages.ts';
import type { PageMessages } from '../../model/page-messages.ts';
import { PageFrame } from './page-frame.tsx';
import { usePages } from './use-pages.ts';

const known = new WeakMap<PageMessages, PagesDefinition>();

/** Paged forms (D64). Cached by messages, because the object contains a hook. */
export function pagesWith(messages: PageMessages): PagesDefinition {
  const pages = known.get(messages) ?? {
    usePages: (input) => usePages(input, messages),
    top: PageFrame,
  };
  known.set(messages, pages);
  return pages;
}
