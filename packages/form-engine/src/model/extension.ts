import type { Condition } from './condition.ts';
import type { Drift, DriftProblem } from './drift.ts';
import type { FieldFacts, FormData } from './field-facts.ts';
import type { Field, Rows } from './kind.ts';

/** What an extended descriptor says of its field. */
export interface Extra extends Pick<
  FieldFacts,
  | 'requiredWhen'
  | 'readOnlyWhen'
  | 'compute'
  | 'placeholder'
  | 'meaning'
  | 'bounds'
  | 'page'
  | 'columns'
  | 'review'
> {
  /** In place of what `checkReq` says. */
  isRequired?: boolean;
  /** The field is shown while this holds, and what the setup says of it. */
  showWhen?: Condition | undefined;
  /** The name of a kind of the setup that takes the place of the one of the `dataType`. */
  kind?: string | undefined;
  /** For a repeating group. */
  rows?: Rows | undefined;
}

/** Reads the fields of the rows of the group with this payload name; undefined where a group is too deep. */
export type ReadInside = (
  list: readonly unknown[],
  name: string,
) => { fields: readonly Field[]; drift: readonly Drift[] };

/** Says that the property with this name is not as it should be. */
export type ReportProperty = (problem: DriftProblem, property: string, received: unknown) => void;

/** The computed answers that are not what they should be, by key; `fields` are the form's own. */
export type ComputedChanges = (
  fields: readonly Field[],
  data: FormData,
) => readonly (readonly [key: string, value: unknown])[];

/** Reads the properties beside those of §3. */
export interface Extension {
  /** The properties that it knows: all others are reported. */
  properties: readonly string[];
  /** Needed where a field has `compute`: `computedChanges`. */
  computed?: ComputedChanges;
  read: (
    descriptor: Readonly<Record<string, unknown>>,
    report: ReportProperty,
    readInside: ReadInside | undefined,
  ) => Extra;
}
