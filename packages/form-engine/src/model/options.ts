import type { Choice, FieldFacts, FormData } from './field-facts.ts';

/**
 * Loads the choices of one source. `parentValue` is the value of the parent field, '' where the
 * source has none. A rejection shows Retry.
 */
export type LoadOptions = (
  parentValue: string,
  signal: AbortSignal,
) => Promise<readonly (LoadedChoice | NamedChoice)[]>;

/** A number is taken as a text, and sent so. */
interface LoadedChoice {
  value: string | number;
  label: string;
}

/** A choice as servers often send it. */
interface NamedChoice {
  id: string | number;
  name: string;
}

/** The choices that no descriptor holds: a loader for each source that a type names. */
export type OptionLoaders = Readonly<Record<string, LoadOptions>>;

/** The sources of the product's own field types. */
export type DefaultOptions = Readonly<Record<'states' | 'districts', LoadOptions>>;

/** Whether the choices of one source and parent value are loading, loaded or failed. */
export type OptionsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; choices: readonly Choice[] };

/** The loaded choices of one field, as its widget gets them. */
export interface FieldOptions {
  state: OptionsState;
  /** The label of the parent field while that one has no value. */
  waitsFor: string | undefined;
  retry: () => void;
}

/** The value that decides which choices a field has; '' where there is none. */
export function parentValueOf(field: FieldFacts, data: FormData): string {
  const value = field.parentKey === undefined ? undefined : data[field.parentKey];
  // No field holds an object, but a kept draft may; not every object can be made a text.
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
