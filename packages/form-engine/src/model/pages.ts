import type { ComponentType } from 'react';
import type { AnswersByKey } from './field-facts.ts';
import type { Field } from './field-type.ts';

/** The current page, as passed to `onPageChange`. */
export interface FormPage {
  /** The index, from 0. The review page comes after all pages with fields. */
  index: number;
  /** The title; undefined on the review page. */
  title: string | undefined;
}

export interface PagesInput {
  fields: readonly Field[];
  shown: ReadonlyMap<string, Field>;
  draftKey: string | undefined;
  /** Whether there is a review page. If undefined, the descriptors decide. */
  hasReview: boolean | undefined;
  onPageChange: ((page: FormPage) => void) | undefined;
  idOf: (fieldKey: string) => string;
  focus: (id: string) => void;
  onBack: () => void;
}

export interface PageNavigation {
  /** The index of the current page. */
  place: number;
  here: ReadonlyMap<string, Field>;
  /** Returns the index of the next page; undefined on the last page, which submits the form. */
  placeAfter: (fields: Iterable<Field>) => number | undefined;
  goTo: (place: number) => void;
  /** Like `goTo`, but does not call `onPageChange`. */
  show: (place: number) => void;
  focusField: (fieldKey: string) => void;
  next?: string;
  hasColumns?: boolean;
  /** Passed unchanged to the component `PagesDefinition.top`. */
  view?: unknown;
}

export interface PagesDefinition {
  /** This function is a React hook, so it must never change. */
  usePages: (input: PagesInput) => PageNavigation;
  /** Rendered above the fields. */
  top: ComponentType<PageTopProps>;
}

export interface PageTopProps {
  view: unknown;
  shown: ReadonlyMap<string, Field>;
  data: AnswersByKey;
}
