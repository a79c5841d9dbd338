import type { ComponentType } from 'react';
import type { FormData } from './field-facts.ts';
import type { Field } from './field-type.ts';

/** The current page, as the app receives it. */
export interface FormPage {
  /** The index of the page, from 0. The review page follows the last page. */
  index: number;
  /** The title; undefined on the review page. */
  title: string | undefined;
}

export interface PagesInput {
  fields: readonly Field[];
  /** The visible fields of all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  draftKey: string | undefined;
  /** Whether there is a review page. If undefined, the descriptors decide. */
  hasReview: boolean | undefined;
  onPageChange: ((page: FormPage) => void) | undefined;
  idOf: (fieldKey: string) => string;
  /** Focuses an element in any section. */
  focus: (id: string) => void;
  /** Called before going to a previous page. */
  onBack: () => void;
}

/** The state and the navigation of a paged form. */
export interface Pages {
  /** The index of the current page, from 0. */
  place: number;
  /** The visible fields of the current page, by key. */
  here: ReadonlyMap<string, Field>;
  /** Returns the index of the next page; undefined if the form should be submitted. */
  placeAfter: (fields: Iterable<Field>) => number | undefined;
  goTo: (place: number) => void;
  /** Like `goTo`, without notifying the app. */
  show: (place: number) => void;
  /** Focuses a field, which may be on another page. */
  focusField: (fieldKey: string) => void;
  /** The label of the button to the next page. */
  next?: string;
  /** Whether a descriptor enables columns. */
  hasColumns?: boolean;
  /** The state that only `top` reads. */
  view?: unknown;
}

/** The implementation of paged forms. */
export interface PagesDefinition {
  /** A hook. It must always be the same function. */
  usePages: (input: PagesInput) => Pages;
  /** Rendered above the fields. */
  top: ComponentType<PageTopProps>;
}

export interface PageTopProps {
  view: unknown;
  /** The visible fields of all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  data: FormData;
}
