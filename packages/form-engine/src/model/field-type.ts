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

/** What one field accepts, as data: the universal validator reads it. */
export interface ValueRule {
  type: 'string' | 'integer';
  isRequired: boolean;
  isDigits?: boolean;
  /** Characters. */
  maxLength?: number | undefined;
  /** The only values allowed. */
  codes?: readonly string[] | undefined;
  minimum?: number;
  maximum?: number;
}

/** A text that stands in the element but was not given to the form yet. */
export interface TypedText {
  value: string | undefined;
  /** Gives the text to the form now. */
  commit: () => void;
}

/** What a widget gets. `Own`: the descriptor as its type has read it. */
export interface WidgetProps<Own = Descriptor> {
  id: string;
  field: KnownField<Own>;
  value: string | number | undefined;
  error: string | undefined;
  messages: FormMessages;
  /** True while the form is being sent: nothing may change, and the focus stays. */
  isReadOnly: boolean;
  /** Gives the form a value, or undefined for an empty field. */
  onCommit: (value: string | number | undefined) => void;
  /** Reports the text being typed; undefined once it is committed. */
  onType: (typed: TypedText | undefined) => void;
  /** Only for a field type with a `source`. */
  options: FieldOptions | undefined;
  /** The `parts` of the field's type. */
  parts?: unknown;
  /** For work that goes on while the field is hidden. */
  background: Background;
}

/** What stands for a repeating group in the list of fields. */
export interface GroupCellProps {
  field: Field;
  /** The fields of the form that are there, by key; those of its rows are among them. */
  mounted: ReadonlyMap<string, Field>;
  error: string | undefined;
  data: FormData;
  /** Gives the form the answer of the group, and what a new row starts with. */
  onCommit: (answer: string, begun?: readonly Entry[]) => void;
  renderFields: (fields: readonly Field[]) => ReactNode;
}

/** An answer with its key. */
export type Entry = readonly [key: string, value: string | number];

/** A field with its answer as it is sent; of a group what the form keeps of its rows. */
export interface Answered {
  field: Field;
  value: unknown;
}

/** One place at which a check of several answers is asked. */
export interface ValidatorPlace<Validator> {
  /** Names the fields as they are named at this place. */
  validator: Validator;
  /** Shows what is wrong. */
  field: Field | undefined;
  /** The fields that the check may read, by the names it has for them, and their answers that are filled in. */
  named: ReadonlyMap<string, Field>;
  values: FormValues;
}

interface RestoredRows {
  answer: string;
  fields: readonly Field[];
}

/** How groups work. The form keeps the answer of one as a text: the ids of its rows. */
export interface GroupDefinition {
  /** It stands once: it has one row, which nobody adds or takes away, and its answer is an object. */
  isSingle: boolean;
  /** The rows in an answer, be it the form's own or a list of rows. */
  idsOf: (value: unknown) => readonly string[];
  answerOf: (ids: readonly string[]) => string;
  /** The fields of all rows, those of groups in them only as groups; the same objects for the same rows. */
  fieldsOf: (group: Field, value: unknown) => readonly Field[];
  /** The fields of rows, by the path that names them in all rows, such as `floors.area`. */
  byPath: (fields: readonly Field[]) => ReadonlyMap<string, readonly Field[]>;
  /** The filled-in answers by payload name; those of a row are in the list of its group, and so is a group of the row. */
  nest: (fields: readonly Field[], answerOf: (field: Field) => unknown) => FormValues;
  /** What a group starts with, in all of its rows. */
  start: (group: Field, given: unknown) => readonly Entry[];
  /** Gives other rows in place of those that the form has, none of which takes over an answer. */
  replace: (
    group: Field,
    rows: unknown,
    data: FormData,
    give: (field: Field, answer: string | number | undefined) => void,
  ) => void;
  /** The rows of a draft and their fields, under ids that no other row has; undefined if it has none. */
  restore: (group: Field, saved: unknown) => RestoredRows | undefined;
  /** Where a check is asked: for a field of rows once in each row. */
  placesOf: <Validator extends ValidatorDeps>(
    validator: Validator,
    right: readonly Answered[],
  ) => readonly ValidatorPlace<Validator>[];
  /** Errors with the keys of the fields of rows that they name. */
  withKeys: (errors: readonly KeyedError[], fields: Iterable<Field>) => readonly KeyedError[];
  /** Its frame may be lazy. */
  cell: ComponentType<GroupCellProps>;
}

/** Answers of a field that its rule alone does not lead to: a right one, and one for each problem of `check`. */
export type Examples = { right: string | number } & Partial<Record<ErrorType, string | number>>;

/** Everything that the engine knows about one field type. With a type for its descriptor it is written with `defineFieldType`. */
export interface FieldType<Own = Descriptor> {
  /** The `dataType` that names the type, as its name in the config does (§3). */
  dataType?: number | undefined;
  /** The properties of a descriptor that only this type knows: they are not reported. */
  properties?: readonly string[];
  /** Gives the descriptor of a field its type; `defineFieldType` says by `unusable` that one does not fit. */
  readDescriptor?: (given: Descriptor, name: string) => Own | undefined;
  rule: (field: FieldFacts<Own>, choices: readonly Choice[] | undefined) => ValueRule;
  /** The text for each problem that the rule can find: every error the field can ever show. */
  messages: { required: Message } & Partial<Record<ErrorType, Message>>;
  /** Other texts for some fields of the type. */
  messagesFor?: (field: KnownField<Own>) => Partial<Record<ErrorType, Message>>;
  /** What the rule cannot say of a value that it accepts, such as that there is no such day. */
  check?: (value: string | number, field: FieldFacts<Own>) => ErrorType | undefined;
  /** The same for all fields of the type, or for each by what it accepts. */
  examples?: Examples | ((field: FieldFacts<Own>) => Examples);
  /** The same component for as long as the type lives: another one would be mounted in its place and lose the focus. */
  widget: ComponentType<WidgetProps<Own>>;
  /**
   * An answer as a person reads it before the form is sent, and a bound as an error names it; `language` is that of the
   * form's words. Without it both are shown as they are kept.
   */
  show?: (answer: string | number, field: KnownField<Own>, language?: string) => string;
  /** The one answer is a tick, which reads as the word for yes. */
  isTick?: boolean;
  /**
   * How an answer travels, where the form keeps it as another text: `send` makes what is sent, `receive` makes the
   * form's own of what came (undefined if it is none).
   */
  wire?: {
    send: (value: string | number) => FormValue;
    receive: (value: unknown) => string | number | undefined;
  };
  /** For a field type whose fields have `rows`: it is shown by the frame, and has no widget of its own. */
  group?: GroupDefinition;
  /** What the widget needs to know of its type, such as limits. */
  parts?: unknown;
  /** Whether half of a phone's width is enough for this field. */
  isShort?: (field: KnownField<Own>) => boolean;
  /** Where the choices are loaded from. */
  source?: string;
  /** The field type whose value the loader needs. */
  parentType?: string;
  /** Why this field has to become a text field, if it has to. */
  unusable?: (field: FieldFacts<Own>) => SchemaIssueCode | undefined;
}

/** What each row of a repeating group asks for, and how many rows there may be. */
export interface Rows {
  fields: readonly Field[];
  least: number;
  most: number;
  /** How other fields name its fields: `floors.area`, and `floors.rooms.area` for a group of the row. */
  paths: readonly string[];
  /** The names of the fields outside of a row that decide about its fields, in groups of the row too. */
  asks: readonly string[];
}

/** A field with what its type does. */
export interface Field extends KnownField {
  /** The descriptor as the server sent it. */
  sent: Descriptor;
  definition: FieldType;
  /** For a repeating group. */
  rows?: Rows | undefined;
}
