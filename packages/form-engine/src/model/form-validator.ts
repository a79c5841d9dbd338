import type { KnownField } from './field-facts.ts';
import type { FormValue, FormValues } from './form-value.ts';

/** The fields that a validator reads, by name. */
export interface ValidatedFields<Name extends string = string> {
  get: (name: Name) => KnownField | undefined;
}

/** The answers that a validator reads. It runs only if all are visible, filled in and valid. */
export interface ValidatorDeps {
  /** The payload name of the field that shows the error. */
  name: string;
  /** The payload names of the other fields that the validator reads. */
  deps: readonly string[];
}

/** A synchronous validator of several answers. */
export interface FormValidator extends ValidatorDeps {
  /** Also runs the validator while some fields are blank, for rules such as "phone or e-mail". */
  includesBlank?: boolean;
  /**
   * Returns an error message, or undefined. If it throws, the answers count as valid. `fields` is
   * always passed.
   */
  validate: (values: FormValues, fields?: ValidatedFields) => string | undefined;
}

/** A validator that sends a request. A submit waits for its result. */
export interface AsyncFormValidator extends ValidatorDeps {
  /** Returns an error message, or undefined. `signal` is aborted if the answers change. */
  validate: (
    values: FormValues,
    signal: AbortSignal,
    fields?: ValidatedFields,
  ) => Promise<string | undefined>;
  /** After this time the validator has failed. */
  timeoutMs: number;
  /** What happens if the validator fails: allow the submit, or reject it with this message. */
  onFailure: 'continue' | { refuse: string };
}

type Named<Name extends string> = Readonly<Record<Name, FormValue>>;

/**
 * Types a validator for `validate`. Reading a field that neither `name` nor `deps` lists does
 * not compile.
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

/** Like `defineValidator`, but for `validateAsync`. */
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

/** The answers that a validator reads; undefined if one of them is missing. */
export function readAnswers(
  { name, deps }: ValidatorDeps,
  values: FormValues,
): FormValues | undefined {
  const names = [name, ...deps];
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}
