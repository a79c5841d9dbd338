import type { Condition } from './condition.ts';
import type { SchemaIssue, SchemaIssueCode } from './schema-issue.ts';
import type { FieldFacts, FormData } from './field-facts.ts';
import type { Field, Rows } from './field-type.ts';

/** What an extended descriptor says of its field. */
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
  /** In place of what `checkReq` says. */
  isRequired?: boolean;
  /** The field is shown while this holds, and what the config says of it. */
  showWhen?: Condition | undefined;
  /** The name of a field type of the config that takes the place of the one of the `dataType`. */
  type?: string | undefined;
  /** For a repeating group. */
  rows?: Rows | undefined;
}

/** Reads the fields of the rows of the group with this payload name; undefined where a group is too deep. */
export type ReadInside = (
  list: readonly unknown[],
  name: string,
) => { fields: readonly Field[]; issues: readonly SchemaIssue[] };

/** Says that the property with this name is not as it should be. */
export type ReportProperty = (
  problem: SchemaIssueCode,
  property: string,
  received: unknown,
) => void;

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
  ) => ExtendedProperties;
}
