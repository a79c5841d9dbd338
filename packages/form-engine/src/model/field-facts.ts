import type { FormValue } from './form-value.ts';
import type { AnswerOf, Condition } from './condition.ts';
import type { TextFormat } from './text-format.ts';

/** A choice: the value that is sent and the label that is shown. */
export interface Choice {
  value: string;
  label: string;
}

/** Constraints of a text or a number. `min` and `max` are numbers or dates. */
export interface Bounds {
  min?: string | number | undefined;
  max?: string | number | undefined;
  /** The parsed pattern, a matching example, and the pattern as the server sent it. */
  form?: { matches: (text: string) => boolean; example: string; written: string } | undefined;
}

/** The row of a row field. */
export interface RowPlace {
  /** The group of the row. It can be nested in another row. */
  of: GroupPlace;
  /** The id of the row, which does not change when previous rows are removed. */
  id: string;
  /** The row's index, from 0. */
  at: number;
  /** The field's name inside its row. */
  name: string;
  /** The title of the row, such as `Floor 2`, or `Floor 2, Room 1` for a nested row. */
  title: string;
  /** The paths that refer to this field in several rows, such as `floors.rooms.area`. */
  paths: readonly string[];
}

/** The properties that locate a field: key, payload name and row. */
export type GroupPlace = Pick<FieldFacts, 'key' | 'name' | 'row'>;

/** A field and its enclosing groups, from the field to the top level. */
export const placesAround = (field: GroupPlace): readonly GroupPlace[] =>
  field.row ? [field, ...placesAround(field.row.of)] : [field];

/** The key of the top-level field that contains a field. */
export const outermostKey = ({ key, row }: GroupPlace): string =>
  row ? outermostKey(row.of) : key;

/** A descriptor as the server sent it. */
export type Descriptor = Readonly<Record<string, unknown>>;

/** The properties of a field, independent of its type. */
export interface FieldFacts<Own = Descriptor> {
  /** The descriptor as sent, or the result of the type's `readDescriptor`. */
  descriptor: Own;
  /**
   * The key of the field in the form data: `f0`, `f1` and so on, because a payload name can be any
   * text. It is the same in later lists for a field with the same name and type.
   */
  key: string;
  /** The payload name. For a row field it is a path such as `floors[0].area`. */
  name: string;
  label: string;
  /** A hint, which is always visible below the label. */
  hint: string | undefined;
  isRequired: boolean;
  /** True if the value cannot be edited. */
  isReadOnly: boolean;
  /** If set, the field is required only while this condition holds. */
  requiredWhen?: Condition | undefined;
  /** If set, the field is read-only only while this condition holds. */
  readOnlyWhen?: Condition | undefined;
  /** Computes the value from other answers. A field with this function is read-only. */
  compute?: ((answerOf: AnswerOf) => FormValue | undefined) | undefined;
  /** Constraints in addition to type and length. */
  bounds?: Bounds | undefined;
  /** The input's placeholder. */
  placeholder?: string | undefined;
  /** The title of the field's page. Without it, the field is on the page of the previous field. */
  page?: string | undefined;
  /** Enables columns for the whole form if it is wide enough. */
  columns?: boolean | undefined;
  /** Enables the review page for the whole form. */
  review?: boolean | undefined;
  /** The row, for a row field. */
  row?: RowPlace | undefined;
  /** The format of its text, such as a phone number. */
  format?: TextFormat | undefined;
  /** The field is visible only while this condition holds (§4). Without it, always. */
  showWhen: Condition | undefined;
  isDigits: boolean;
  /** The maximum number of characters. */
  maxLength: number;
  choices: readonly Choice[];
  /** The key of the field whose value determines the choices to load. */
  parentKey: string | undefined;
}

/** The properties of a field that the functions of its type receive. */
export interface KnownField<Own = Descriptor> extends FieldFacts<Own> {
  /** The name of the field's type, such as `text`. */
  type: string;
  /** Whether the answer is an identity number or a secret. */
  isSensitive: boolean;
}

/** The answers by field key. */
export type FormData = Readonly<Record<string, unknown>>;
