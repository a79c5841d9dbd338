import type { Condition } from './condition.ts';
import type { SchemaIssue, SchemaIssueCode } from './schema-issue.ts';
import type { FieldProperties, AnswersByKey } from './field-facts.ts';
import type { Field, RowsDefinition } from './field-type.ts';

/** The field properties that `Extension.read` returns for a descriptor. */
export interface ExtendedProperties extends Pick<
  FieldProperties,
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
  rows?: RowsDefinition | undefined;
}

/**
 * Parses the descriptors inside a group. If groups are nested too deeply, `Extension.read` receives
 * undefined instead of this function.
 */
export type ReadGroupFields = (
  list: readonly unknown[],
  name: string,
) => { fields: readonly Field[]; issues: readonly SchemaIssue[] };

export type ReportPropertyIssue = (
  problem: SchemaIssueCode,
  property: string,
  received: unknown,
) => void;

export type ComputedChangesFunction = (
  fields: readonly Field[],
  data: AnswersByKey,
) => readonly (readonly [key: string, value: unknown])[];

/** Parses descriptor properties that §3 does not define. */
export interface Extension {
  /** The names of the supported properties, so that they are not reported as unknown. */
  properties: readonly string[];
  /** Set this to the function `computedChanges` if `read` can return `compute`. */
  computed?: ComputedChangesFunction;
  read: (
    descriptor: Readonly<Record<string, unknown>>,
    report: ReportPropertyIssue,
    readInside: ReadGroupFields | undefined,
  ) => ExtendedProperties;
}
