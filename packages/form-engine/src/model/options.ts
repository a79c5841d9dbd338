import type { Choice, FieldProperties, AnswersByKey } from './field-facts.ts';

/**
 * Loads the choices of a field. `parentValue` is the answer to the parent field, for example the
 * state for a list of districts. It is '' if there is no parent field. If the promise rejects, the
 * field shows the button "Retry".
 */
export type LoadOptions = (
  parentValue: string,
  signal: AbortSignal,
) => Promise<readonly (LoadedChoice | NamedChoice)[]>;

/** A numeric value is converted to a string. */
interface LoadedChoice {
  value: string | number;
  label: string;
}

/** An alternative format of choices, which many servers use. */
interface NamedChoice {
  id: string | number;
  name: string;
}

/** Loads choices that are not in the descriptor. Each key is the `source` of a field type. */
export type OptionLoaders = Readonly<Record<string, LoadOptions>>;

/** The loaders of the default field types. */
export type DefaultOptions = Readonly<Record<'states' | 'districts', LoadOptions>>;

export type OptionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; choices: readonly Choice[] };

export interface FieldOptionsState {
  state: OptionsState;
  /**
   * The label of the parent field if the user must fill in that field first; otherwise undefined.
   */
  waitsFor: string | undefined;
  retry: () => void;
}

export function parentValueOf(field: FieldProperties, data: AnswersByKey): string {
  const value = field.parentKey === undefined ? undefined : data[field.parentKey];
  // Invalid form data can contain an object, and `String(value)` can throw for an object.
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
