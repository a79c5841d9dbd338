import {
  outermostFieldKey,
  type Choice,
  type AnswersByKey,
  type FieldPosition,
} from '../../model/field-facts.ts';
import type { Field } from '../../model/field-type.ts';
import type { PageMessages } from '../../model/page-messages.ts';

export interface FormPage {
  title: string;
  /** The keys of the fields and groups on this page, without the fields inside groups. */
  keys: ReadonlySet<string>;
}

export interface ReviewData {
  pages: readonly FormPage[];
  shown: ReadonlyMap<string, Field>;
  data: AnswersByKey;
  choicesOf: (field: Field) => readonly Choice[];
  language: string | undefined;
}

export interface FormPagesState {
  messages: PageMessages;
  list: readonly FormPage[];
  place: number;
  isReview: boolean;
  headingId: string;
  /** The number of the current page, from 1. */
  number: number;
  /** The number of pages with visible fields. */
  count: number;
  /** Opens the previous page; undefined on the first page. */
  goBack: (() => void) | undefined;
  /**
   * Called on the review page to change an answer. Opens the page with this field. Continuing from
   * that page returns to the review page.
   */
  change: (key: string) => void;
}

/**
 * Returns an empty list if no field has a page title. Fields before the first title are on page 1.
 */
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

export const pageIndexOf = (pages: readonly FormPage[], field: FieldPosition) =>
  pages.findIndex(({ keys }) => keys.has(outermostFieldKey(field)));
