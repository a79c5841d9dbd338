import type { Condition } from './condition.ts';
import type { SchemaIssue, SchemaIssueCode } from './schema-issue.ts';
import type { FieldFacts, FormData } from './field-facts.ts';
import type { Field, Rows } from './field-type.ts';

/** The field properties that `Extension.read` returns for a descriptor. */
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
 * Parses the descriptors inside a group. If groups are nested too deeply, `Extension.read` receives
 * undefined instead of this function.
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

/** Parses descriptor properties that §3 does not define. */
export interface Extension {
  /** The names of the supported properties, so that they are not reported as unknown. */
  properties: readonly string[];
  /** Set this to the function `computedChanges` if `read` can return `compute`. */
  computed?: ComputedChanges;
  read: (
    descriptor: Readonly<Record<string, unknown>>,
    report: ReportProperty,
    readInside: ReadInside | undefined,
  ) => ExtendedProperties;
}
