import { createContext, useContext, useState } from 'react';
import type { Field, FormDescription } from '../model/field.ts';
import type { TypedText } from '../model/field-type.ts';
import type { FormMessages } from '../model/messages.ts';
import type { Background } from '../model/background.ts';
import type { FormSection } from './section-groups.ts';
import type { OptionsStore } from '../options/options-store.ts';

/** One entry of the list of errors. */
export interface SummaryItem {
  /** Stays the same while the entry stays. */
  id: string;
  text: string;
  /** The field's name, where its error stands under it in full as well. */
  label?: string;
  /** The field that the error is about, where it names one. */
  fieldKey: string | undefined;
}

/** What every field needs besides its own value and error. When it changes, every field renders. */
export interface FormScope {
  form: FormDescription;
  sections: readonly FormSection[];
  messages: FormMessages;
  options: OptionsStore;
  background: Background;
  isSubmitting: boolean;
  /** The payload names of fields that keep their value. */
  readOnly: readonly string[];
  idOf: (fieldKey: string) => string;
  /** Makes screen readers say these words when they have finished what they are saying. */
  announce: (words: string) => void;
  /** A widget reports the text being typed; undefined once it is committed. */
  onType: (field: Field, typed: TypedText | undefined) => void;
  /** Whether this value would take away or change the error that its field shows. */
  changesError: (field: Field, value: string | undefined, error: string) => boolean;
  /** rjsf was given this value, and takes it over when React renders next. */
  give: (key: string, value: unknown) => void;
  /** A widget has given rjsf a value. */
  afterCommit: (field: Field, value: string | number | undefined) => void;
}

/** The same object until one of its parts changes. */
export function useStableScope(scope: FormScope): FormScope {
  const [kept, setKept] = useState(scope);
  const names = Object.keys(scope) as (keyof FormScope)[];
  if (names.every((name) => kept[name] === scope[name])) return kept;
  setKept(scope);
  return scope;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('useFormScope works only inside a DynamicForm');
  return scope;
}

/** What the list of fields and the list of errors show; single fields do not depend on it. */
export interface FormView {
  /** The fields shown on this page, by key (§4). */
  shown: ReadonlyMap<string, Field>;
  /** Those of all pages. */
  allShown: ReadonlyMap<string, Field>;
  /** What `pages` of the form says of the page. */
  pageView: unknown;
  /** Fields from this place in the form on are not mounted yet. */
  mountedCount: number;
  /** The server's errors, in its order (§8). */
  serverItems: readonly SummaryItem[];
  /** The words of the form's own button; without them it has none. */
  submitLabel: string | undefined;
}

export const FormViewContext = createContext<FormView>({
  shown: new Map(),
  allShown: new Map(),
  pageView: undefined,
  mountedCount: 0,
  serverItems: [],
  submitLabel: undefined,
});
