import type { PagesDefinition } from '../../model/pages.ts';
import type { PageMessages } from '../../model/page-messages.ts';
import { PageFrame } from './page-frame.tsx';
import { usePages } from './use-pages.ts';

const known = new WeakMap<PageMessages, PagesDefinition>();

/** Support for paged forms (D64). The object is cached, because it contains a hook. */
export function pagesWith(messages: PageMessages): PagesDefinition {
  const pages = known.get(messages) ?? {
    usePages: (input) => usePages(input, messages),
    top: PageFrame,
  };
  known.set(messages, pages);
  return pages;
}
