import type { Condition } from './condition.ts';
import type { SchemaIssue, SchemaIssueCode } from './schema-issue.ts';
import type { FieldFacts, FormData } from './field-facts.ts';
import type { Field, Rows } from './field-type.ts';

/** The properties that an extended descriptor adds to its field. */
export interface ExtendedProperties extends Pick<
  FieldFacts,
  | 'requiredWhen'
  | 'readOnlyWhen'
  | 'compute'
  | 'placeholder'
  | 'format'
  | 'bounds'
  | 'page'
  | 'columns'
  | 'review'
> {
  /** Overrides `checkReq`. */
  isRequired?: boolean;
  /** Applies in addition to the visibility rule of the config. */
  showWhen?: Condition | undefined;
  /** The name of a field type that overrides `dataType`. */
  type?: string | undefined;
  /** The rows of a group. */
  rows?: Rows | undefined;
}

/** Parses the fields of a group's rows. Not passed to a group that is nested too deeply. */
export type ReadInside = (
  list: readonly unknown[],
  name: string,
) => { fields: readonly Field[]; issues: readonly SchemaIssue[] };

/** Reports an invalid property. */
export type ReportProperty = (
  problem: SchemaIssueCode,
  property: string,
  received: unknown,
) => void;

/** Returns the computed answers that are out of date, by key. `fields` are the top-level fields. */
export type ComputedChanges = (
  fields: readonly Field[],
  data: FormData,
) => readonly (readonly [key: string, value: unknown])[];

/** Reads descriptor properties beyond §3. */
export interface Extension {
  /** The supported properties. All other unknown properties are reported. */
  properties: readonly string[];
  /** The function `computedChanges`. It is required if a field has `compute`. */
  computed?: ComputedChanges;
  read: (
    descriptor: Readonly<Record<string, unknown>>,
    report: ReportProperty,
    readInside: ReadInside | undefined,
  ) => ExtendedProperties;
}
