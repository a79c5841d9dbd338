import type { FormValue } from './form-value.ts';
import type { AnswerOf, Condition } from './condition.ts';
import type { TextFormat } from './text-format.ts';

/** An option of a field: the value to send and the label to show. */
export interface Choice {
  value: string;
  label: string;
}

/** `min` and `max` are numbers or dates. */
export interface Bounds {
  min?: string | number | undefined;
  max?: string | number | undefined;
  form?: { matches: (text: string) => boolean; example: string; written: string } | undefined;
}

export interface RowPlace {
  of: GroupPlace;
  /** The id of the row, which does not change when other rows are removed. */
  id: string;
  at: number;
  /** The name of the field in the row, such as `area`. */
  name: string;
  /** The title of the row, such as `Floor 2`, or `Floor 2, Room 1` for a nested row. */
  title: string;
  /** Paths to this field in several rows, such as `floors.rooms.area`. */
  paths: readonly string[];
}

export type GroupPlace = Pick<FieldFacts, 'key' | 'name' | 'row'>;

/** The field and all groups around it, innermost first. */
export const fieldAndGroupsAround = (field: GroupPlace): readonly GroupPlace[] =>
  field.row ? [field, ...fieldAndGroupsAround(field.row.of)] : [field];

export const outermostKey = ({ key, row }: GroupPlace): string =>
  row ? outermostKey(row.of) : key;

/** A descriptor as the server sent it. */
export type Descriptor = Readonly<Record<string, unknown>>;

/** The properties that do not depend on the field's type. */
export interface FieldFacts<Own = Descriptor> {
  /** The descriptor as sent, or the result of the type's `readDescriptor`. */
  descriptor: Own;
  /**
   * The key in the form data, such as `f0`, because a payload name can be any text. A field with
   * the same name and type keeps its key in later lists.
   */
  key: string;
  /** The payload name. For a field in a row, a path such as `floors[0].area`. */
  name: string;
  label: string;
  hint: string | undefined;
  isRequired: boolean;
  isReadOnly: boolean;
  requiredWhen?: Condition | undefined;
  readOnlyWhen?: Condition | undefined;
  /** Computes the value from other answers, and makes the field read-only. */
  compute?: ((answerOf: AnswerOf) => FormValue | undefined) | undefined;
  bounds?: Bounds | undefined;
  placeholder?: string | undefined;
  /** The title of the page. Without a title, the field is on the page of the previous field. */
  page?: string | undefined;
  /** Enables columns for the whole form. */
  columns?: boolean | undefined;
  /** Enables the review page for the whole form. */
  review?: boolean | undefined;
  row?: RowPlace | undefined;
  format?: TextFormat | undefined;
  /** The field is visible only while this condition holds (§4). */
  showWhen: Condition | undefined;
  isDigits: boolean;
  maxLength: number;
  choices: readonly Choice[];
  /** The key of the field whose value determines the choices to load. */
  parentKey: string | undefined;
}

/** The parsed field that the functions of a field type receive. */
export interface KnownField<Own = Descriptor> extends FieldFacts<Own> {
  /** The name of the type, such as `text`. */
  type: string;
  /** True if the answer is an identity number or a secret. */
  isSensitive: boolean;
}

/** Answers by field key. */
export type FormData = Readonly<Record<string, unknown>>;
