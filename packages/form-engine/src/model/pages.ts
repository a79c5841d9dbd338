import type { ComponentType } from 'react';
import type { FormData } from './field-facts.ts';
import type { Field } from './field-type.ts';

/** The current page, as reported to the app. */
export interface FormPage {
  /** From 0; the review page comes after the last one. */
  index: number;
  /** Undefined on the review page. */
  title: string | undefined;
}

export interface PagesInput {
  fields: readonly Field[];
  /** The visible fields of all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  draftKey: string | undefined;
  /** Undefined: determined by the descriptors. */
  hasReview: boolean | undefined;
  onPageChange: ((page: FormPage) => void) | undefined;
  idOf: (fieldKey: string) => string;
  /** Focuses an element in any section. */
  focus: (id: string) => void;
  /** Called before going to a previous page. */
  onBack: () => void;
}

/** The navigation state of a form. */
export interface Pages {
  /** The index of the current page, from 0. */
  place: number;
  /** The visible fields of the current page, by key. */
  here: ReadonlyMap<string, Field>;
  /** The next page for these fields; undefined if the form should be submitted. */
  placeAfter: (fields: Iterable<Field>) => number | undefined;
  goTo: (place: number) => void;
  /** Like `goTo`, without notifying the app. */
  show: (place: number) => void;
  /** Focuses a field on any page. */
  focusField: (fieldKey: string) => void;
  /** The label of the button to the next page. */
  next?: string;
  /** Whether a descriptor enables columns. */
  hasColumns?: boolean;
  /** Opaque state for `top`. */
  view?: unknown;
}

/** The implementation of paged forms. */
export interface PagesDefinition {
  /** A hook; must be the same function for the lifetime of the app. */
  usePages: (input: PagesInput) => Pages;
  /** Rendered above the fields. */
  top: ComponentType<PageTopProps>;
}

export interface PageTopProps {
  view: unknown;
  /** The fields shown on all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  data: FormData;
}
