import type { FormValue } from './form-value.ts';
import type { AnswerOf, Condition } from './condition.ts';
import type { TextFormat } from './text-format.ts';

/** A choice: the value to send and the label to show. */
export interface Choice {
  value: string;
  label: string;
}

/** Constraints of a text or number; `min` and `max` are compared as numbers or dates. */
export interface Bounds {
  min?: string | number | undefined;
  max?: string | number | undefined;
  /** The parsed pattern, and its source. */
  form?: { matches: (text: string) => boolean; example: string; written: string } | undefined;
}

/** The location of a row field. */
export interface RowPlace {
  /** The group of the row; it can be nested in a row itself. */
  of: GroupPlace;
  /** Stable when previous rows are removed. */
  id: string;
  /** The row's index, from 0. */
  at: number;
  /** The field's name inside its row. */
  name: string;
  /** Such as `Floor 2`, or `Floor 2, Room 1` in a group of that row. */
  title: string;
  /** Paths that refer to this field in several rows, such as `floors.rooms.area`. */
  paths: readonly string[];
}

/** The location of a field: key, payload name and row. */
export type GroupPlace = Pick<FieldFacts, 'key' | 'name' | 'row'>;

/** A field and its enclosing groups, from the innermost to the top level. */
export const placesAround = (field: GroupPlace): readonly GroupPlace[] =>
  field.row ? [field, ...placesAround(field.row.of)] : [field];

/** The key of the top-level field that contains a field. */
export const outermostKey = ({ key, row }: GroupPlace): string =>
  row ? outermostKey(row.of) : key;

/** A descriptor as the server sent it. */
export type Descriptor = Readonly<Record<string, unknown>>;

/** The properties of a field, independent of its type. */
export interface FieldFacts<Own = Descriptor> {
  /** The raw descriptor, or the result of the type's `readDescriptor`. */
  descriptor: Own;
  /**
   * The field's key in the form data: `f0`, `f1`, …, because a payload name can be any text. Stable
   * across lists for the same name and type.
   */
  key: string;
  /** The payload name; for a row field its path, such as `floors[0].area`. */
  name: string;
  label: string;
  /** Always visible below the label. */
  hint: string | undefined;
  isRequired: boolean;
  /** The value cannot be edited. */
  isReadOnly: boolean;
  /** If set, the field is required only while this holds. */
  requiredWhen?: Condition | undefined;
  /** If set, the field is read-only only while this holds. */
  readOnlyWhen?: Condition | undefined;
  /** Computes the value from other answers, by payload name; such a field is read-only. */
  compute?: ((answerOf: AnswerOf) => FormValue | undefined) | undefined;
  /** Constraints in addition to type and length. */
  bounds?: Bounds | undefined;
  /** The input's placeholder. */
  placeholder?: string | undefined;
  /** The title of the field's page; by default the page of the previous field. */
  page?: string | undefined;
  /** Enables columns for the whole form where it is wide enough. */
  columns?: boolean | undefined;
  /** Enables the review page for the whole form. */
  review?: boolean | undefined;
  /** For a field of a row. */
  row?: RowPlace | undefined;
  /** The format of its text, such as a phone number. */
  format?: TextFormat | undefined;
  /** Visible only while this holds (§4); always if undefined. */
  showWhen: Condition | undefined;
  isDigits: boolean;
  /** Characters. */
  maxLength: number;
  choices: readonly Choice[];
  /** The field whose value selects the choices to load. */
  parentKey: string | undefined;
}

/** The properties of a field that its type receives. */
export interface KnownField<Own = Descriptor> extends FieldFacts<Own> {
  /** The name of the field's type, such as `text`. */
  type: string;
  /** Whether the answer is an identity number or a secret. */
  isSensitive: boolean;
}

/** The answers by field key. */
export type FormData = Readonly<Record<string, unknown>>;
