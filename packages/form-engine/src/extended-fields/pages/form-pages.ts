import {
  outermostKey,
  type Choice,
  type FormData,
  type GroupPlace,
} from '../../model/field-facts.ts';
import type { Field } from '../../model/field-type.ts';
import type { PageMessages } from '../../model/page-messages.ts';

/** One page of a form: the fields from one title to the next. */
export interface FormPage {
  title: string;
  /** The keys of its fields; rows are on the page of their group. */
  keys: ReadonlySet<string>;
}

/** The data of the review page. */
export interface Reviewed {
  pages: readonly FormPage[];
  /** The fields shown on all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  data: FormData;
  /** The loaded choices of a field. */
  choicesOf: (field: Field) => readonly Choice[];
  /** The locale of the form's messages. */
  language: string | undefined;
}

/** The header of a page. */
export interface PageView {
  messages: PageMessages;
  list: readonly FormPage[];
  place: number;
  isReview: boolean;
  headingId: string;
  /** From 1. */
  number: number;
  /** Number of pages with visible fields. */
  count: number;
  /** Undefined on the first page. */
  goBack: (() => void) | undefined;
  /** Goes from the review page to a field; the next button then returns to the review. */
  change: (key: string) => void;
}

/** The pages of a form; empty if no field has a page. Fields before the first title are on its page. */
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

/** The index of a field's page; -1 if it has none. */
export const pageOf = (pages: readonly FormPage[], field: GroupPlace) =>
  pages.findIndex(({ keys }) => keys.has(outermostKey(field)));
