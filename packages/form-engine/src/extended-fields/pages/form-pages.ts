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
  /** That of the form's messages. */
  language: string | undefined;
}

/** What stands above the fields of a page. */
export interface PageView {
  messages: PageMessages;
  list: readonly FormPage[];
  place: number;
  isReview: boolean;
  headingId: string;
  /** From 1, and how many pages ask something. */
  number: number;
  count: number;
  /** Undefined on the first page. */
  goBack: (() => void) | undefined;
  /** From the review page to a field and, with the next page, back. */
  change: (key: string) => void;
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
export const pageOf = (pages: readonly FormPage[], field: GroupPlace) =>
  pages.findIndex(({ keys }) => keys.has(outermostKey(field)));
