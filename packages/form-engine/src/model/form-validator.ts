import type { KnownField } from './field-facts.ts';
import type { FormValue, FormValues } from './form-value.ts';

/** The fields that a check reads, by the names that it has for them; `field.descriptor` is what the server sent. */
export interface ValidatedFields<Name extends string = string> {
  get: (name: Name) => KnownField | undefined;
}

/** Which answers a check reads. It is asked while all of them are shown, filled in and right. */
export interface ValidatorDeps {
  /** The payload name of the field that shows the error. */
  name: string;
  /** The payload names of the other fields that it reads. */
  deps: readonly string[];
}

/** A check of several answers together, at once. */
export interface FormValidator extends ValidatorDeps {
  /** Asks also while some of these fields are blank, which then have no value: either a phone or an e-mail. */
  includesBlank?: boolean;
  /** The words of what is wrong; undefined if nothing is. If it throws, nothing is. The engine always gives both. */
  validate: (values: FormValues, fields?: ValidatedFields) => string | undefined;
}

/** A check that has to ask somebody. A submit waits for it. */
export interface AsyncFormValidator extends ValidatorDeps {
  /** As of `FormValidator`. */
  validate: (
    values: FormValues,
    signal: AbortSignal,
    fields?: ValidatedFields,
  ) => Promise<string | undefined>;
  /** Without an answer by then the check has failed. */
  timeoutMs: number;
  /**
   * When it throws, is rejected or takes too long: the person can go on, or is refused with these words and can
   * try again.
   */
  onFailure: 'continue' | { refuse: string };
}

type Named<Name extends string> = Readonly<Record<Name, FormValue>>;

/** For `validate`: a name that is misspelt in `check`, or is not among those that it reads, does not compile. */
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

/** As `defineValidator`, for `validateAsync`. */
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

/** The answers that a check reads; undefined if one of them is missing. */
export function answersRead(
  { name, deps }: ValidatorDeps,
  values: FormValues,
): FormValues | undefined {
  const names = [name, ...deps];
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}
