import type { KnownField } from './field-facts.ts';
import type { FormValue, FormValues } from './form-value.ts';

/** The fields that a check reads, by the names that it has for them; `field.descriptor` is what the server sent. */
export interface CheckedFields<Name extends string = string> {
  get: (name: Name) => KnownField | undefined;
}

/** Which answers a check reads. It is asked while all of them are shown, filled in and right. */
export interface Reads {
  /** The payload name of the field that shows the error. */
  at: string;
  /** The payload names of the other fields that it reads. */
  reads: readonly string[];
}

/** A check of several answers together, at once. */
export interface CrossCheck extends Reads {
  /** Asks also while some of these fields are blank, which then have no value: either a phone or an e-mail. */
  seesBlanks?: boolean;
  /** The words of what is wrong; undefined if nothing is. If it throws, nothing is. The engine always gives both. */
  check: (values: FormValues, fields?: CheckedFields) => string | undefined;
}

/** A check that has to ask somebody. A submit waits for it. */
export interface AsyncCheck extends Reads {
  /** As of `CrossCheck`. */
  check: (
    values: FormValues,
    signal: AbortSignal,
    fields?: CheckedFields,
  ) => Promise<string | undefined>;
  /** Without an answer by then the check has failed. */
  timeoutMs: number;
  /**
   * When it throws, is rejected or takes too long: the person can go on, or is refused with these words and can
   * try again.
   */
  whenItFails: 'goOn' | { refuse: string };
}

type Named<Name extends string> = Readonly<Record<Name, FormValue>>;

/** For `crossChecks`: a name that is misspelt in `check`, or is not among those that it reads, does not compile. */
export const crossCheck = <
  const At extends string,
  const Other extends string = never,
  const SeesBlanks extends boolean = false,
>(check: {
  at: At;
  reads: readonly Other[];
  seesBlanks?: SeesBlanks;
  check: (
    values: SeesBlanks extends true ? Partial<Named<At | Other>> : Named<At | Other>,
    fields: CheckedFields<At | Other>,
  ) => string | undefined;
}): CrossCheck => check as unknown as CrossCheck;

/** As `crossCheck`, for `asyncChecks`. */
export const asyncCheck = <const At extends string, const Other extends string = never>(
  check: Omit<AsyncCheck, 'check'> & {
    at: At;
    reads: readonly Other[];
    check: (
      values: Named<At | Other>,
      signal: AbortSignal,
      fields: CheckedFields<At | Other>,
    ) => Promise<string | undefined>;
  },
): AsyncCheck => check as unknown as AsyncCheck;

/** The answers that a check reads; undefined if one of them is missing. */
export function answersRead({ at, reads }: Reads, values: FormValues): FormValues | undefined {
  const names = [at, ...reads];
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}
