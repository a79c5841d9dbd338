import type { ComponentType } from 'react';
import type { FormData } from './field-facts.ts';
import type { Field } from './field-type.ts';

/** The current page, as the app receives it. */
export interface FormPage {
  /** From 0. The review page follows the last page. */
  index: number;
  /** undefined on the review page. */
  title: string | undefined;
}

export interface PagesInput {
  fields: readonly Field[];
  /** The visible fields of all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  draftKey: string | undefined;
  /** If undefined, the descriptors decide. */
  hasReview: boolean | undefined;
  onPageChange: ((page: FormPage) => void) | undefined;
  idOf: (fieldKey: string) => string;
  /** Opens closed sections around the element. */
  focus: (id: string) => void;
  /** Called before the form shows a previous page. */
  onBack: () => void;
}

export interface Pages {
  /** The current page, from 0. */
  place: number;
  /** The visible fields of the current page, by key. */
  here: ReadonlyMap<string, Field>;
  /** undefined if the form should be submitted. */
  placeAfter: (fields: Iterable<Field>) => number | undefined;
  goTo: (place: number) => void;
  /** Like `goTo`, without notifying the app. */
  show: (place: number) => void;
  /** The field may be on another page. */
  focusField: (fieldKey: string) => void;
  /** The label of the button to the next page. */
  next?: string;
  /** True if a descriptor enables columns. */
  hasColumns?: boolean;
  /** Only `top` reads this state. */
  view?: unknown;
}

export interface PagesDefinition {
  /** A hook, which must never change. */
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
