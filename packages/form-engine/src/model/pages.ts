import type { ComponentType } from 'react';
import type { FormData } from './field-facts.ts';
import type { Field } from './field-type.ts';

/** What an app learns of the page that is shown. */
export interface FormPage {
  /** From 0; the review page comes after the last one. */
  index: number;
  /** Undefined on the review page. */
  title: string | undefined;
}

export interface PagesInput {
  fields: readonly Field[];
  /** The fields shown on all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  draftKey: string | undefined;
  /** Undefined where the app does not say so: the fields may. */
  hasReview: boolean | undefined;
  onPageChange: ((page: FormPage) => void) | undefined;
  idOf: (fieldKey: string) => string;
  /** Gives the focus to an element, in whatever section it is. */
  focus: (id: string) => void;
  /** Before a page is left for one before it. */
  onBack: () => void;
}

/** Where a person is in a form. */
export interface Pages {
  /** The place of the page, from 0. */
  place: number;
  /** The fields shown on it, by key. */
  here: ReadonlyMap<string, Field>;
  /** The page after this one for these fields; undefined if the form is to be sent. */
  placeAfter: (fields: Iterable<Field>) => number | undefined;
  goTo: (place: number) => void;
  /** As `goTo`, without telling the app. */
  show: (place: number) => void;
  /** Gives the focus to a field, on whatever page it is. */
  lead: (fieldKey: string) => void;
  /** The words of the button that leads to the next page. */
  next?: string;
  /** Whether a field asks for columns. */
  hasColumns?: boolean;
  /** For the part above the fields. */
  view?: unknown;
}

/** How a form of several pages works. */
export interface PagesDefinition {
  /** The same function for as long as the app lives: it is a hook. */
  usePages: (input: PagesInput) => Pages;
  /** Stands above the fields. */
  top: ComponentType<PageTopProps>;
}

export interface PageTopProps {
  view: unknown;
  /** The fields shown on all pages, by key. */
  shown: ReadonlyMap<string, Field>;
  data: FormData;
}
