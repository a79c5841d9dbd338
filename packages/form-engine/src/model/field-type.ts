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

/** The constraints of a field as data, for the universal validator. */
export interface ValueRule {
  type: 'string' | 'integer';
  isRequired: boolean;
  isDigits?: boolean;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
  /** The allowed values. */
  codes?: readonly string[] | undefined;
  minimum?: number;
  maximum?: number;
}

/** Text that has been typed but not committed yet. */
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
  /** The widget must ignore changes but stay focusable. Also true while the form is being sent. */
  isReadOnly: boolean;
  /** Commits a value, or undefined for an empty field. */
  onCommit: (value: string | number | undefined) => void;
  /** Reports the text being typed, or undefined once it is committed. */
  onType: (typed: TypedText | undefined) => void;
  /** The loaded choices, for a field type with a `source`. */
  options: FieldOptions | undefined;
  /** The `parts` of the field's type. */
  parts?: unknown;
  /** Runs tasks that continue while the field is hidden. */
  background: Background;
}

/** The props of a group's component. */
export interface GroupCellProps {
  field: Field;
  /** The mounted fields of the form by key, including those of rows. */
  mounted: ReadonlyMap<string, Field>;
  error: string | undefined;
  data: FormData;
  /** Commits the group's answer and, in `begun`, the initial answers of a new row. */
  onCommit: (answer: string, begun?: readonly Entry[]) => void;
  renderFields: (fields: readonly Field[]) => ReactNode;
}

/** An answer and the key of its field. */
export type Entry = readonly [key: string, value: string | number];

/** A field and its answer as sent. A group's answer has the internal format, not the sent one. */
export interface Answered {
  field: Field;
  value: unknown;
}

/** One place where a validator runs: the form, or a row. */
export interface ValidatorPlace<Validator> {
  /** The validator, with the field names that are valid at this place. */
  validator: Validator;
  /** The field that shows the error. */
  field: Field | undefined;
  /** The fields that the validator can read, by their names at this place. */
  named: ReadonlyMap<string, Field>;
  values: FormValues;
}

interface RestoredRows {
  answer: string;
  fields: readonly Field[];
}

/** The implementation of groups. In the form, the answer of a group is a string: its row ids. */
export interface GroupDefinition {
  /** True for a single group: it has exactly one row and is sent as an object. */
  isSingle: boolean;
  /** Returns the row ids of an answer, in the form's internal format or as a list of rows. */
  idsOf: (value: unknown) => readonly string[];
  answerOf: (ids: readonly string[]) => string;
  /**
   * Returns the fields of all rows, without those of nested groups. Unchanged rows keep their field
   * objects.
   */
  fieldsOf: (group: Field, value: unknown) => readonly Field[];
  /** Returns the row fields by the path that refers to them in all rows, such as `floors.area`. */
  byPath: (fields: readonly Field[]) => ReadonlyMap<string, readonly Field[]>;
  /** Returns the filled-in answers by payload name, with rows in the list of their group. */
  nest: (fields: readonly Field[], answerOf: (field: Field) => unknown) => FormValues;
  /** Returns the initial answers of a group and its rows. */
  start: (group: Field, given: unknown) => readonly Entry[];
  /** Replaces all rows. The new rows have new ids, so that they inherit no answers. */
  replace: (
    group: Field,
    rows: unknown,
    data: FormData,
    give: (field: Field, answer: string | number | undefined) => void,
  ) => void;
  /** Returns the rows of a draft and their fields; undefined if the draft lacks the group. */
  restore: (group: Field, saved: unknown) => RestoredRows | undefined;
  /** Returns the places where a validator runs. For a row field, these are all rows. */
  placesOf: <Validator extends ValidatorDeps>(
    validator: Validator,
    valid: readonly Answered[],
  ) => readonly ValidatorPlace<Validator>[];
  /** Adds field keys to errors that name row fields. */
  withKeys: (errors: readonly KeyedError[], fields: Iterable<Field>) => readonly KeyedError[];
  /** The component of a group, which can load its frame lazily. */
  cell: ComponentType<GroupCellProps>;
}

/** Sample answers that the rule does not determine: a valid one, and one per error of `check`. */
export type Examples = { right: string | number } & Partial<Record<ErrorType, string | number>>;

/** The definition of a field type. Use `defineFieldType` for one with a typed descriptor. */
export interface FieldType<Own = Descriptor> {
  /** The number of the type in descriptors, besides its name in the config (§3). */
  dataType?: number | undefined;
  /** Descriptor properties that only this type supports. They are not reported as unknown. */
  properties?: readonly string[];
  /** Parses the descriptor. An invalid one is reported through `unusable`. */
  readDescriptor?: (given: Descriptor, name: string) => Own | undefined;
  rule: (field: FieldFacts<Own>, choices: readonly Choice[] | undefined) => ValueRule;
  /** The message for each error that a field of this type can have. */
  messages: { required: Message } & Partial<Record<ErrorType, Message>>;
  /** Returns other messages for some fields of the type. */
  messagesFor?: (field: KnownField<Own>) => Partial<Record<ErrorType, Message>>;
  /** Checks what the rule cannot express, such as whether a date exists. */
  check?: (value: string | number, field: FieldFacts<Own>) => ErrorType | undefined;
  /** Sample answers, or a function that derives them from the field's constraints. */
  examples?: Examples | ((field: FieldFacts<Own>) => Examples);
  /** Must always be the same component, because another one would remount and lose the focus. */
  widget: ComponentType<WidgetProps<Own>>;
  /**
   * Formats an answer for the review page and a bound for an error message. `language` is the
   * locale of the messages. By default the value is shown unchanged.
   */
  show?: (answer: string | number, field: KnownField<Own>, language?: string) => string;
  /** True for a checkbox. The review page shows it as the message `yes`. */
  isTick?: boolean;
  /**
   * Converts between the internal value in the form and the value in the payload. `receive` returns
   * undefined for an invalid value.
   */
  wire?: {
    send: (value: string | number) => FormValue;
    receive: (value: unknown) => string | number | undefined;
  };
  /** For a group, which `cell` renders instead of the widget. */
  group?: GroupDefinition;
  /** The configuration of the widget, such as limits. */
  parts?: unknown;
  /** Whether the field fits half a phone's width. */
  isShort?: (field: KnownField<Own>) => boolean;
  /** The name of the loader of the choices. */
  source?: string;
  /** The field type whose value is passed to the loader. */
  parentType?: string;
  /** Returns the reason why a field must become a text field; undefined if it is usable. */
  unusable?: (field: FieldFacts<Own>) => SchemaIssueCode | undefined;
}

/** The fields of a group's rows, and the number of rows. */
export interface Rows {
  fields: readonly Field[];
  least: number;
  most: number;
  /**
   * The paths to the fields in all rows, such as `floors.area` and, if nested, `floors.rooms.area`.
   */
  paths: readonly string[];
  /** The names of fields outside the row that conditions in it depend on. */
  asks: readonly string[];
}

/** A field with the definition of its type. */
export interface Field extends KnownField {
  /** The descriptor as the server sent it. */
  sent: Descriptor;
  definition: FieldType;
  /** The rows of a group. */
  rows?: Rows | undefined;
}
