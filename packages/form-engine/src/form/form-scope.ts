import { createContext, useContext, useState } from 'react';
import type { Field, FormDescription } from '../model/field.ts';
import type { TypedText } from '../model/field-type.ts';
import type { FormMessages } from '../model/messages.ts';
import type { Background } from '../model/background.ts';
import type { FormSection } from './section-groups.ts';
import type { OptionsStore } from '../options/options-store.ts';

/** One entry of the error summary. */
export interface SummaryItem {
  /** Stable React key. */
  id: string;
  text: string;
  /** The field's label, if its error is also shown at the field. */
  label?: string;
  /** The field of the error, if it names one. */
  fieldKey: string | undefined;
}

/** The context of all fields. When it changes, every field re-renders. */
export interface FormScope {
  form: FormDescription;
  sections: readonly FormSection[];
  messages: FormMessages;
  options: OptionsStore;
  background: Background;
  isSubmitting: boolean;
  /** Payload names of read-only fields. */
  readOnly: readonly string[];
  idOf: (fieldKey: string) => string;
  /** Announces a message politely in the live region. */
  announce: (message: string) => void;
  /** Called with the text being typed; undefined once it is committed. */
  onType: (field: Field, typed: TypedText | undefined) => void;
  /** Whether this value would remove or change the error shown at its field. */
  changesError: (field: Field, value: string | undefined, error: string) => boolean;
  /** Records a value passed to rjsf, which applies it on the next render. */
  give: (key: string, value: unknown) => void;
  /** Called after a widget has committed a value. */
  afterCommit: (field: Field, value: string | number | undefined) => void;
}

/** Returns the same object until one of its properties changes. */
export function useStableScope(scope: FormScope): FormScope {
  const [stable, setStable] = useState(scope);
  const names = Object.keys(scope) as (keyof FormScope)[];
  if (names.every((name) => stable[name] === scope[name])) return stable;
  setStable(scope);
  return scope;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('useFormScope works only inside a DynamicForm');
  return scope;
}

/** State of the field list and the error summary, on which single fields do not depend. */
export interface FormView {
  /** The visible fields of this page, by key (§4). */
  shown: ReadonlyMap<string, Field>;
  /** The visible fields of all pages. */
  allShown: ReadonlyMap<string, Field>;
  /** Opaque view state of the form's `pages`. */
  pageView: unknown;
  /** Fields from this index on are not mounted yet. */
  mountedCount: number;
  /** The server's errors, in its order (§8). */
  serverItems: readonly SummaryItem[];
  /** The label of the form's own button; without it there is none. */
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
