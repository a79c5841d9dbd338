import type { ComponentType } from 'react';
import type { Choice, FormData } from './field-facts.ts';
import type { Field } from './kind.ts';
import type { PageWords } from './page-words.ts';

/** One page of a form: the fields from one title to the next. */
export interface FormPage {
  title: string;
  /** The keys of its fields; those in the rows of a group stand where the group does. */
  keys: ReadonlySet<string>;
}

/** What the review page shows answers of. */
export interface Reviewed {
  pages: readonly FormPage[];
  /** The fields shown on all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  data: FormData;
  /** The choices that were loaded for a field. */
  choicesOf: (field: Field) => readonly Choice[];
}

export interface PageFrameProps {
  /** For the heading, which can take the focus. */
  headingId: string;
  /** Undefined on the review page. */
  title: string | undefined;
  /** From 1, of the pages that have something to ask. */
  number: number;
  count: number;
  isReadOnly: boolean;
  /** Undefined on the first page. */
  goBack: (() => void) | undefined;
  /** On the review page. */
  review: Reviewed | undefined;
  /** Leads to the field. */
  change: (key: string) => void;
}

/** How a form of several pages is shown. */
export interface PagesDefinition {
  /** Stands above the fields of a page. May be lazy. */
  frame: ComponentType<PageFrameProps & { words: PageWords }>;
  words: PageWords;
}

/** The pages of a form, none if no field names one. Fields before the first title stand on its page. */
export function pagesOf(fields: readonly Field[]): readonly FormPage[] {
  const first = fields.find(({ page }) => page !== undefined)?.page;
  if (first === undefined) return [];
  const pages: { title: string; keys: Set<string> }[] = [{ title: first, keys: new Set() }];
  for (const { key, page } of fields) {
    if (page !== undefined && page !== pages.at(-1)?.title) {
      pages.push({ title: page, keys: new Set() });
    }
    pages.at(-1)?.keys.add(key);
  }
  return pages;
}

/** The place of the page on which a field stands; -1 for none. */
export const pageOf = (pages: readonly FormPage[], { key, row }: Pick<Field, 'key' | 'row'>) =>
  pages.findIndex(({ keys }) => keys.has(row?.groupKey ?? key));
