import type { ComponentType, ReactNode } from 'react';
import type { BackgroundTasks } from './background.ts';
import type { ValidatorDeps } from './form-validator.ts';
import type { SchemaIssueCode } from './schema-issue.ts';
import type { KeyedError } from './field-error.ts';
import type {
  Choice,
  Descriptor,
  FieldProperties,
  AnswersByKey,
  ParsedField,
} from './field-facts.ts';
import type { FormValue, FormValues } from './form-value.ts';
import type { FieldOptionsState } from './options.ts';
import type { MessageKeyOrText, ErrorType } from './error-type.ts';
import type { FormMessages } from './messages.ts';

/** The constraints of a value, as data for the precompiled validator. */
export interface ValueRule {
  type: 'string' | 'integer';
  isRequired: boolean;
  isDigits?: boolean;
  maxLength?: number | undefined;
  codes?: readonly string[] | undefined;
  minimum?: number;
  maximum?: number;
}

/** Text that is typed but not committed yet. */
export interface UncommittedText {
  value: string | undefined;
  commit: () => void;
}

/** `Own` is the type of the parsed descriptor (`field.descriptor`). */
export interface WidgetProps<Own = Descriptor> {
  id: string;
  field: ParsedField<Own>;
  value: string | number | undefined;
  error: string | undefined;
  messages: FormMessages;
  /**
   * If true, the widget must ignore changes but stay focusable. Also true while the form is being
   * sent.
   */
  isReadOnly: boolean;
  /** Commits the answer; undefined for an empty field. */
  onCommit: (value: string | number | undefined) => void;
  /** Reports typed text; undefined once the text is committed. */
  onType: (typed: UncommittedText | undefined) => void;
  /** The loading state and the loaded choices; undefined for a field type without `source`. */
  options: FieldOptionsState | undefined;
  parts?: unknown;
  /** Tasks that continue while the field is hidden. */
  background: BackgroundTasks;
}

export interface GroupCellProps {
  field: Field;
  mounted: ReadonlyMap<string, Field>;
  error: string | undefined;
  data: AnswersByKey;
  /**
   * Stores the answer of the group, a string of all row ids. `begun` contains the initial answers
   * of an added row.
   */
  onCommit: (answer: string, begun?: readonly AnswerEntry[]) => void;
  renderFields: (fields: readonly Field[]) => ReactNode;
}

export type AnswerEntry = readonly [key: string, value: string | number];

/**
 * `value` is the answer in the format in which it is sent. For a group, it is a string of row ids.
 */
export interface AnsweredField {
  field: Field;
  value: unknown;
}

/** The form, or a row, in which a validator runs. */
export interface ValidatorScope<Validator> {
  validator: Validator;
  field: Field | undefined;
  /** The fields that the validator may read, by their names in this row or form. */
  named: ReadonlyMap<string, Field>;
  values: FormValues;
}

interface RestoredRows {
  answer: string;
  fields: readonly Field[];
}

/**
 * Defines a group: a field with rows of other fields. In the form data, the answer of a group is a
 * string of row ids.
 */
export interface GroupDefinition {
  /** If true, the group has exactly one row, which is sent as an object. */
  isSingle: boolean;
  /** Returns the row ids in the answer of a group. For a list of rows, the ids are the indices. */
  idsOf: (value: unknown) => readonly string[];
  answerOf: (ids: readonly string[]) => string;
  /**
   * Returns the fields of all rows, without the fields inside nested groups. Returns the same
   * objects for an unchanged row, so that its fields do not re-render.
   */
  fieldsOf: (group: Field, value: unknown) => readonly Field[];
  /** Returns the fields in rows by path. The path `floors.area` selects `area` in all rows. */
  byPath: (fields: readonly Field[]) => ReadonlyMap<string, readonly Field[]>;
  nest: (fields: readonly Field[], answerOf: (field: Field) => unknown) => FormValues;
  start: (group: Field, given: unknown) => readonly AnswerEntry[];
  /**
   * Replaces all rows. Rows of a repeating group get unused ids, because the form data still
   * contains the answers of removed rows.
   */
  replace: (
    group: Field,
    rows: unknown,
    data: AnswersByKey,
    give: (field: Field, answer: string | number | undefined) => void,
  ) => void;
  restore: (group: Field, saved: unknown) => RestoredRows | undefined;
  /** A validator of a field in a row runs once per row. Other validators run once. */
  placesOf: <Validator extends ValidatorDeps>(
    validator: Validator,
    valid: readonly AnsweredField[],
  ) => readonly ValidatorScope<Validator>[];
  withKeys: (errors: readonly KeyedError[], fields: Iterable<Field>) => readonly KeyedError[];
  cell: ComponentType<GroupCellProps>;
}

/**
 * Sample answers: a valid answer (`right`), and an invalid answer for each error that
 * `FieldType.check` can return.
 */
export type ExampleAnswers = { right: string | number } & Partial<
  Record<ErrorType, string | number>
>;

/** The definition of a field type. Use `defineFieldType` for a typed descriptor. */
export interface FieldType<Own = Descriptor> {
  /** The type's number in descriptors (§3). Descriptors can also use the type's name. */
  dataType?: number | undefined;
  /** Properties that only this type supports, and that are not reported as unknown. */
  properties?: readonly string[];
  /**
   * Returns the parsed descriptor, or undefined if the descriptor is invalid. In that case,
   * `unusable` must return a reason, as in `defineFieldType`.
   */
  readDescriptor?: (given: Descriptor, name: string) => Own | undefined;
  rule: (field: FieldProperties<Own>, choices: readonly Choice[] | undefined) => ValueRule;
  messages: { required: MessageKeyOrText } & Partial<Record<ErrorType, MessageKeyOrText>>;
  /** Returns messages that override `messages` for this field. */
  messagesFor?: (field: ParsedField<Own>) => Partial<Record<ErrorType, MessageKeyOrText>>;
  /** Checks what the rule cannot express, such as whether a date exists. */
  check?: (value: string | number, field: FieldProperties<Own>) => ErrorType | undefined;
  examples?: ExampleAnswers | ((field: FieldProperties<Own>) => ExampleAnswers);
  /**
   * The component must not change. Another component would remount the field and lose the focus.
   */
  widget: ComponentType<WidgetProps<Own>>;
  /**
   * Formats an answer for the review page, or a bound for an error. `language` is the locale of the
   * messages.
   */
  show?: (answer: string | number, field: ParsedField<Own>, language?: string) => string;
  /** True for a checkbox. If ticked, the review page shows the message `yes`. */
  isTick?: boolean;
  /** Converts between form and payload. `receive` returns undefined for an invalid value. */
  wire?: {
    send: (value: string | number) => FormValue;
    receive: (value: unknown) => string | number | undefined;
  };
  /** Set only for a group. `group.cell` replaces the widget. */
  group?: GroupDefinition;
  /** Configuration of the widget, such as limits. */
  parts?: unknown;
  /** Whether the field fits half a phone's width. */
  isShort?: (field: ParsedField<Own>) => boolean;
  /** The name of the loader of the choices. */
  source?: string;
  /** The type of the parent field, whose value is passed to the loader. */
  parentType?: string;
  /**
   * Returns the reason why the field must become a text field; undefined if the field is usable.
   */
  unusable?: (field: FieldProperties<Own>) => SchemaIssueCode | undefined;
}

export interface RowsDefinition {
  fields: readonly Field[];
  least: number;
  most: number;
  /** Paths to the fields in all rows, such as `floors.area` or, if nested, `floors.rooms.area`. */
  paths: readonly string[];
  /** The names of fields outside the row that are used in conditions inside the row. */
  asks: readonly string[];
}

/** A field with the definition of its type. */
export interface Field extends ParsedField {
  /** The descriptor as the server sent it. */
  sent: Descriptor;
  definition: FieldType;
  rows?: RowsDefinition | undefined;
}
