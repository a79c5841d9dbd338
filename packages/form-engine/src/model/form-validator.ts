import type { KnownField } from './field-facts.ts';
import type { FormValue, FormValues } from './form-value.ts';

/** The fields that a validator reads, by name; `field.descriptor` is as the server sent it. */
export interface ValidatedFields<Name extends string = string> {
  get: (name: Name) => KnownField | undefined;
}

/** The answers that a validator reads. It runs only while all of them are visible, filled in and valid. */
export interface ValidatorDeps {
  /** The payload name of the field that shows the error. */
  name: string;
  /** The payload names of the other fields that it reads. */
  deps: readonly string[];
}

/** A synchronous validator of several answers. */
export interface FormValidator extends ValidatorDeps {
  /** Also runs while some of these fields are blank; for rules such as "phone or e-mail". */
  includesBlank?: boolean;
  /** Returns an error message, or undefined. If it throws, there is no error. Both arguments are always passed. */
  validate: (values: FormValues, fields?: ValidatedFields) => string | undefined;
}

/** A validator that needs a request. A submit waits for it. */
export interface AsyncFormValidator extends ValidatorDeps {
  /** Like that of `FormValidator`. */
  validate: (
    values: FormValues,
    signal: AbortSignal,
    fields?: ValidatedFields,
  ) => Promise<string | undefined>;
  /** The validator fails if it takes longer. */
  timeoutMs: number;
  /** If it throws, rejects or times out: ignore it, or reject the submit with this message. */
  onFailure: 'continue' | { refuse: string };
}

type Named<Name extends string> = Readonly<Record<Name, FormValue>>;

/** For `validate`: reading a field that is not in `name` or `deps` does not compile. */
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

/** Like `defineValidator`, for `validateAsync`. */
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
export function answersRead(
  { name, deps }: ValidatorDeps,
  values: FormValues,
): FormValues | undefined {
  const names = [name, ...deps];
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}
