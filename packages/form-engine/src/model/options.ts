import type { Choice, FieldFacts, FormData } from './field-facts.ts';

/**
 * Loads the choices of one source. `parentValue` is the value of the parent field, or '' without a
 * parent. If it rejects, the field shows Retry.
 */
export type LoadOptions = (
  parentValue: string,
  signal: AbortSignal,
) => Promise<readonly (LoadedChoice | NamedChoice)[]>;

/** A choice as a loader returns it. A numeric value is converted to a string. */
interface LoadedChoice {
  value: string | number;
  label: string;
}

/** Another format of a choice, which many servers use. */
interface NamedChoice {
  id: string | number;
  name: string;
}

/** The loaders of choices that are not in the descriptor, by source. */
export type OptionLoaders = Readonly<Record<string, LoadOptions>>;

/** The loaders of the product's field types. */
export type DefaultOptions = Readonly<Record<'states' | 'districts', LoadOptions>>;

/** The state of the choices for one source and one parent value. */
export type OptionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; choices: readonly Choice[] };

/** The choices of one field, as its widget receives them. */
export interface FieldOptions {
  state: OptionsState;
  /** The label of the parent field, while the parent has no value. */
  waitsFor: string | undefined;
  retry: () => void;
}

/** The value of a field's parent; '' if there is none. */
export function parentValueOf(field: FieldFacts, data: FormData): string {
  const value = field.parentKey === undefined ? undefined : data[field.parentKey];
  // A forged draft may contain an object that cannot be converted to a string.
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
