import type { Choice, FieldFacts, FormData } from './field-facts.ts';

/**
 * Loads the choices of one source. `parentValue` is the value of the parent field, or '' without one.
 * A rejection shows Retry.
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

/** A common server format of a choice. */
interface NamedChoice {
  id: string | number;
  name: string;
}

/** Loaders by source, for choices that are not in a descriptor. */
export type OptionLoaders = Readonly<Record<string, LoadOptions>>;

/** The loaders of the product's field types. */
export type DefaultOptions = Readonly<Record<'states' | 'districts', LoadOptions>>;

/** The loading state of the choices of one source and parent value. */
export type OptionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; choices: readonly Choice[] };

/** The loaded choices of one field, for its widget. */
export interface FieldOptions {
  state: OptionsState;
  /** The label of the parent field while that one has no value. */
  waitsFor: string | undefined;
  retry: () => void;
}

/** The value of a field's parent; '' if there is none. */
export function parentValueOf(field: FieldFacts, data: FormData): string {
  const value = field.parentKey === undefined ? undefined : data[field.parentKey];
  // A draft may contain an object, and not every object can be converted to a string.
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
