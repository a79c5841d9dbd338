import { createContext, useContext, useState } from 'react';
import type { Field, FormDescription } from '../model/field.ts';
import type { TypedText } from '../model/field-type.ts';
import type { FormMessages } from '../model/messages.ts';
import type { Background } from '../model/background.ts';
import type { FormSection } from './section-groups.ts';
import type { OptionsStore } from '../options/options-store.ts';

/** One entry of the error summary. */
export interface SummaryItem {
  /** A stable React key. */
  id: string;
  text: string;
  /** The field's label, if the field shows the error too. */
  label?: string;
  /** The key of the field that the error is about, if any. */
  fieldKey: string | undefined;
}

/** The context of all fields. A change re-renders every field. */
export interface FormScope {
  form: FormDescription;
  sections: readonly FormSection[];
  messages: FormMessages;
  options: OptionsStore;
  background: Background;
  isSubmitting: boolean;
  /** The payload names of read-only fields. */
  readOnly: readonly string[];
  idOf: (fieldKey: string) => string;
  /** Announces a message in the polite live region. */
  announce: (message: string) => void;
  /** Called with the text being typed, and with undefined once it is committed. */
  onType: (field: Field, typed: TypedText | undefined) => void;
  /** Whether this value would remove or change the error that the field shows. */
  changesError: (field: Field, value: string | undefined, error: string) => boolean;
  /** Records a value that rjsf has received but applies only on the next render. */
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

/** The state of the field list and the error summary. Single fields do not depend on it. */
export interface FormView {
  /** The visible fields of the current page, by key (§4). */
  shown: ReadonlyMap<string, Field>;
  /** The visible fields of all pages. */
  allShown: ReadonlyMap<string, Field>;
  /** The state of the `pages` extension. Only that extension reads it. */
  pageView: unknown;
  /** The number of mounted fields. Fields from this index on are not mounted yet. */
  mountedCount: number;
  /** The server's errors in the order of the response (§8). */
  serverItems: readonly SummaryItem[];
  /** The label of the form's own button. Without it there is no button. */
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
