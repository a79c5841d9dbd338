import type { ParsedField } from './field-facts.ts';
import type { FormValue, FormValues } from './form-value.ts';

/** The fields that a validator reads, by name. */
export interface ValidatedFields<Name extends string = string> {
  get: (name: Name) => ParsedField | undefined;
}

/**
 * The fields whose answers a validator reads. By default, the validator runs only if all of them
 * are visible, filled in and valid.
 */
export interface ValidatorDeps {
  /** The payload name of the field that shows the error. */
  name: string;
  /** The payload names of other fields that the validator reads. */
  deps: readonly string[];
}

/** A synchronous cross-field validator. */
export interface FormValidator extends ValidatorDeps {
  /**
   * If true, the validator also runs while fields are blank, for rules such as "phone or e-mail".
   */
  includesBlank?: boolean;
  /** Returns an error message, or undefined. If `validate` throws, the answers count as valid. */
  validate: (values: FormValues, fields?: ValidatedFields) => string | undefined;
}

/** A validator that sends a request. A submit waits for the result. */
export interface AsyncFormValidator extends ValidatorDeps {
  /** Returns an error message, or undefined. `signal` is aborted if the answers change. */
  validate: (
    values: FormValues,
    signal: AbortSignal,
    fields?: ValidatedFields,
  ) => Promise<string | undefined>;
  /** After this time without a result, the validator counts as failed. */
  timeoutMs: number;
  /**
   * If `validate` rejects or times out, 'continue' allows the submit, and `refuse` is the error
   * message that prevents the submit.
   */
  onFailure: 'continue' | { refuse: string };
}

type Named<Name extends string> = Readonly<Record<Name, FormValue>>;

/**
 * Defines a validator with typed values. Reading a field that is not in `name` or `deps` is a
 * compile error.
 */
export const defineValidator = <
  const Name extends string,
  const Other extends string = never,
  const IncludesBlank extends boolean = false,
>(validator: {
  name: Name;
  deps: readonly Other[];
  includesBlank?: IncludesBlank;
  validate: (
    values: IncludesBlank extends true ? Partial<Named<Name | Other>> : Named<Name | Other>,
    fields: ValidatedFields<Name | Other>,
  ) => string | undefined;
}): FormValidator => validator as unknown as FormValidator;

/** Like `defineValidator`, but for an `AsyncFormValidator`. */
export const defineAsyncValidator = <const Name extends string, const Other extends string = never>(
  validator: Omit<AsyncFormValidator, 'validate'> & {
    name: Name;
    deps: readonly Other[];
    validate: (
      values: Named<Name | Other>,
      signal: AbortSignal,
      fields: ValidatedFields<Name | Other>,
    ) => Promise<string | undefined>;
  },
): AsyncFormValidator => validator as unknown as AsyncFormValidator;

export function pickValidatorAnswers(
  { name, deps }: ValidatorDeps,
  values: FormValues,
): FormValues | undefined {
  const names = [name, ...deps];
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}
