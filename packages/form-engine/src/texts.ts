import type { KindTextKey } from './fields/registry.ts';

/** The form's own words; `{name}` marks what the engine fills in. */
export interface ShellTexts {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** In a list before anything is chosen. */
  choose: string;
  /** In place of `choose`; `{parent}` is the label of the field to choose first. */
  chooseParentFirst: string;
  /** `{label}` */
  optionsLoading: string;
  /** `{label}` */
  optionsFailed: string;
  /** `{label}` */
  optionsEmpty: string;
  retry: string;
  /** Label of the search box of a long list. */
  search: string;
  searchEmpty: string;
  /** `{count}` */
  searchResults: string;
  /** On the button that brings more of a long list; `{count}` */
  searchMore: string;
  /** Label of the button that closes a long list. */
  close: string;
  /** Heading of the list of what is wrong; `{count}` */
  problemsTitle: string;
  /** Said by screen readers after a refused submit; `{count}` */
  problemsAnnounced: string;
  /** Said when an answer brought more fields; `{count}` */
  fieldsShown: string;
  /** Said when an answer hid fields; `{count}` */
  fieldsHidden: string;
  submitting: string;
}

/** All words of a form; those of the kinds may carry `{label}` and `{max}`. */
export type FormTexts = ShellTexts & Readonly<Record<KindTextKey, string>>;

/** Fills `{name}` in; what nothing is given for stays. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
