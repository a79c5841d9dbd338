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
  /** Whether the field is required; overrides `checkReq`. */
  isRequired?: boolean;
  /** A condition in addition to the visibility rule of the config. */
  showWhen?: Condition | undefined;
  /** The name of a field type, which overrides `dataType`. */
  type?: string | undefined;
  rows?: Rows | undefined;
}

/**
 * Parses the fields of a row. `read` does not get this function if groups are nested too deeply.
 */
export type ReadInside = (
  list: readonly unknown[],
  name: string,
) => { fields: readonly Field[]; issues: readonly SchemaIssue[] };

export type ReportProperty = (
  problem: SchemaIssueCode,
  property: string,
  received: unknown,
) => void;

export type ComputedChanges = (
  fields: readonly Field[],
  data: FormData,
) => readonly (readonly [key: string, value: unknown])[];

/** Reads descriptor properties beyond §3. */
export interface Extension {
  /** The supported properties. Other properties beyond §3 are reported as unknown. */
  properties: readonly string[];
  /** Pass `computedChanges` if fields have `compute`. */
  computed?: ComputedChanges;
  read: (
    descriptor: Readonly<Record<string, unknown>>,
    report: ReportProperty,
    readInside: ReadInside | undefined,
  ) => ExtendedProperties;
}
