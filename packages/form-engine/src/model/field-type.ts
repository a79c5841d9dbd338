import type { ComponentType, ReactNode } from 'react';
import type { Background } from './background.ts';
import type { ValidatorDeps } from './form-validator.ts';
import type { SchemaIssueCode } from './schema-issue.ts';
import type { KeyedError } from './field-error.ts';
import type { Choice, Descriptor, FieldFacts, FormData, KnownField } from './field-facts.ts';
import type { FormValue, FormValues } from './form-value.ts';
import type { FieldOptions } from './options.ts';
import type { Message, ErrorType } from './error-type.ts';
import type { FormMessages } from './messages.ts';

/** A field's constraints as data, for the universal validator. */
export interface ValueRule {
  type: 'string' | 'integer';
  isRequired: boolean;
  isDigits?: boolean;
  /** Characters. */
  maxLength?: number | undefined;
  /** The allowed values. */
  codes?: readonly string[] | undefined;
  minimum?: number;
  maximum?: number;
}

/** Text that is typed but not committed yet. */
export interface TypedText {
  value: string | undefined;
  /** Commits the text now. */
  commit: () => void;
}

/** The props of a widget. `Own` is the parsed descriptor of its type. */
export interface WidgetProps<Own = Descriptor> {
  id: string;
  field: KnownField<Own>;
  value: string | number | undefined;
  error: string | undefined;
  messages: FormMessages;
  /** Also true while the form is being sent: the widget ignores changes but stays focusable. */
  isReadOnly: boolean;
  /** Commits a value, or undefined for an empty field. */
  onCommit: (value: string | number | undefined) => void;
  /** Reports the text being typed; undefined once it is committed. */
  onType: (typed: TypedText | undefined) => void;
  /** Only for a field type with a `source`. */
  options: FieldOptions | undefined;
  /** The `parts` of the field's type. */
  parts?: unknown;
  /** For tasks that continue while the field is hidden. */
  background: Background;
}

/** The props of a group's component. */
export interface GroupCellProps {
  field: Field;
  /** The mounted fields of the form by key, including those of rows. */
  mounted: ReadonlyMap<string, Field>;
  error: string | undefined;
  data: FormData;
  /** Commits the group's answer, and the initial answers of a new row. */
  onCommit: (answer: string, begun?: readonly Entry[]) => void;
  renderFields: (fields: readonly Field[]) => ReactNode;
}

/** An answer with its key. */
export type Entry = readonly [key: string, value: string | number];

/** A field with its answer as sent; for a group, the form's internal answer. */
export interface Answered {
  field: Field;
  value: unknown;
}

/** One place where a validator runs: the form, or a row. */
export interface ValidatorPlace<Validator> {
  /** The validator with field names as of this place. */
  validator: Validator;
  /** The field that shows the error. */
  field: Field | undefined;
  /** The fields that the validator can read, by their names at this place, and their answers. */
  named: ReadonlyMap<string, Field>;
  values: FormValues;
}

interface RestoredRows {
  answer: string;
  fields: readonly Field[];
}

/** The implementation of groups. A group's answer in the form is a string: the ids of its rows. */
export interface GroupDefinition {
  /** A single group has exactly one row, and its answer is an object. */
  isSingle: boolean;
  /** The row ids of an answer: the form's own answer, or a list of rows. */
  idsOf: (value: unknown) => readonly string[];
  answerOf: (ids: readonly string[]) => string;
  /** The fields of all rows, without those of nested groups. Cached: same rows, same objects. */
  fieldsOf: (group: Field, value: unknown) => readonly Field[];
  /** Row fields by the path that refers to them in all rows, such as `floors.area`. */
  byPath: (fields: readonly Field[]) => ReadonlyMap<string, readonly Field[]>;
  /** The filled-in answers by payload name, with rows nested in the list of their group. */
  nest: (fields: readonly Field[], answerOf: (field: Field) => unknown) => FormValues;
  /** The initial answers of a group and its rows. */
  start: (group: Field, given: unknown) => readonly Entry[];
  /** Replaces all rows; new rows inherit no answers. */
  replace: (
    group: Field,
    rows: unknown,
    data: FormData,
    give: (field: Field, answer: string | number | undefined) => void,
  ) => void;
  /** The rows of a draft and their fields, with unused ids; undefined if it has none. */
  restore: (group: Field, saved: unknown) => RestoredRows | undefined;
  /** Where a validator runs: once in each row for a row field. */
  placesOf: <Validator extends ValidatorDeps>(
    validator: Validator,
    valid: readonly Answered[],
  ) => readonly ValidatorPlace<Validator>[];
  /** Adds field keys to errors that name row fields. */
  withKeys: (errors: readonly KeyedError[], fields: Iterable<Field>) => readonly KeyedError[];
  /** Can load its frame lazily. */
  cell: ComponentType<GroupCellProps>;
}

/** Sample answers that cannot be derived from the rule: a valid one, and one per error of `check`. */
export type Examples = { right: string | number } & Partial<Record<ErrorType, string | number>>;

/** The definition of a field type. Use `defineFieldType` for one with a typed descriptor. */
export interface FieldType<Own = Descriptor> {
  /** The `dataType` in descriptors, in addition to the type's name in the config (§3). */
  dataType?: number | undefined;
  /** Descriptor properties that only this type supports; they are not reported as unknown. */
  properties?: readonly string[];
  /** Parses the descriptor; `defineFieldType` reports an invalid one through `unusable`. */
  readDescriptor?: (given: Descriptor, name: string) => Own | undefined;
  rule: (field: FieldFacts<Own>, choices: readonly Choice[] | undefined) => ValueRule;
  /** The message of each error: all errors that the field can ever show. */
  messages: { required: Message } & Partial<Record<ErrorType, Message>>;
  /** Overrides messages for some fields of the type. */
  messagesFor?: (field: KnownField<Own>) => Partial<Record<ErrorType, Message>>;
  /** Checks beyond the rule, such as whether a date exists. */
  check?: (value: string | number, field: FieldFacts<Own>) => ErrorType | undefined;
  /** Constant, or derived from the field's constraints. */
  examples?: Examples | ((field: FieldFacts<Own>) => Examples);
  /** Must be stable: a new component would be remounted and lose the focus. */
  widget: ComponentType<WidgetProps<Own>>;
  /**
   * The display text of an answer on the review page and of a bound in an error; `language` is the
   * messages' locale. By default the raw value.
   */
  show?: (answer: string | number, field: KnownField<Own>, language?: string) => string;
  /** A checkbox, reviewed as the message `yes`. */
  isTick?: boolean;
  /**
   * Conversion between the form's internal value and the payload; `receive` returns undefined for an
   * invalid value.
   */
  wire?: {
    send: (value: string | number) => FormValue;
    receive: (value: unknown) => string | number | undefined;
  };
  /** For a field type with `rows`, which is rendered by `cell` instead of a widget. */
  group?: GroupDefinition;
  /** Configuration for the widget, such as limits. */
  parts?: unknown;
  /** Whether the field fits half a phone's width. */
  isShort?: (field: KnownField<Own>) => boolean;
  /** The name of the loader of its choices. */
  source?: string;
  /** The field type whose value is passed to the loader. */
  parentType?: string;
  /** Why this field must fall back to a text field; undefined if usable. */
  unusable?: (field: FieldFacts<Own>) => SchemaIssueCode | undefined;
}

/** The fields of a group's rows, and the number of rows. */
export interface Rows {
  fields: readonly Field[];
  least: number;
  most: number;
  /** Paths by which other fields refer to its fields: `floors.area`, or `floors.rooms.area` if nested. */
  paths: readonly string[];
  /** Names of fields outside the row that its conditions depend on, including nested groups. */
  asks: readonly string[];
}

/** A field with the definition of its type. */
export interface Field extends KnownField {
  /** The raw descriptor. */
  sent: Descriptor;
  definition: FieldType;
  /** For a repeating group. */
  rows?: Rows | undefined;
}
