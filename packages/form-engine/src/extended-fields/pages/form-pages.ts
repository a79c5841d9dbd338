import {
  outermostKey,
  type Choice,
  type FormData,
  type GroupPlace,
} from '../../model/field-facts.ts';
import type { Field } from '../../model/field-type.ts';
import type { PageMessages } from '../../model/page-messages.ts';

/** One page of a form: the fields from one page title to the next. */
export interface FormPage {
  title: string;
  /** The keys of the page's fields. Row fields are on the page of their group. */
  keys: ReadonlySet<string>;
}

/** The data that the review page shows. */
export interface Reviewed {
  pages: readonly FormPage[];
  /** The visible fields of all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  data: FormData;
  /** The loaded choices of a field. */
  choicesOf: (field: Field) => readonly Choice[];
  /** The locale of the form's messages. */
  language: string | undefined;
}

/** The data of a page's header. */
export interface PageView {
  messages: PageMessages;
  list: readonly FormPage[];
  place: number;
  isReview: boolean;
  headingId: string;
  /** The number of the current page, from 1. */
  number: number;
  /** The number of pages with visible fields. */
  count: number;
  /** Undefined on the first page. */
  goBack: (() => void) | undefined;
  /** Goes from the review page to a field. The next button then returns to the review page. */
  change: (key: string) => void;
}

/** The pages of a form; none if no field has one. Fields before the first title are on page 1. */
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

/** The index of the page with a field, or -1. */
export const pageOf = (pages: readonly FormPage[], field: GroupPlace) =>
  pages.findIndex(({ keys }) => keys.has(outermostKey(field)));
