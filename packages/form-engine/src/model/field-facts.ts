import type { FormValue } from './form-value.ts';
import type { GetAnswer, Condition } from './condition.ts';
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

export interface RowPosition {
  of: FieldPosition;
  /** The id of the row, which does not change when other rows are removed. */
  id: string;
  at: number;
  /** The name of the field in the row, such as `area`. */
  name: string;
  /** The title of the row, such as `Floor 2`, or `Floor 2, Room 1` for a nested row. */
  title: string;
  /**
   * Paths that also match the same field in other rows, such as `floors.rooms.area` for all rooms
   * and `floors[0].rooms.area` for the rooms of the first floor.
   */
  paths: readonly string[];
}

export type FieldPosition = Pick<FieldProperties, 'key' | 'name' | 'row'>;

/** The field and all groups around it, innermost first. */
export const fieldAndGroupsAround = (field: FieldPosition): readonly FieldPosition[] =>
  field.row ? [field, ...fieldAndGroupsAround(field.row.of)] : [field];

export const outermostFieldKey = ({ key, row }: FieldPosition): string =>
  row ? outermostFieldKey(row.of) : key;

/** The JSON object that describes a field, as the server sent it. */
export type Descriptor = Readonly<Record<string, unknown>>;

/** The parsed properties of a descriptor. */
export interface FieldProperties<Own = Descriptor> {
  /**
   * The result of the field type's `readDescriptor`. If the field type has no such function, the
   * descriptor as the server sent it.
   */
  descriptor: Own;
  /**
   * The key of the answer in the form data, such as `f0`. The payload name is not used, because it
   * can be any text. In a new descriptor list, a field with the same name and type keeps its key.
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
  /** If set, the field is read-only, and this function computes its value from other answers. */
  compute?: ((answerOf: GetAnswer) => FormValue | undefined) | undefined;
  bounds?: Bounds | undefined;
  placeholder?: string | undefined;
  /** The title of the page. Without a title, the field is on the page of the previous field. */
  page?: string | undefined;
  /** If true for at least one field, the whole form is shown in columns. */
  columns?: boolean | undefined;
  /** If true for at least one field, a form with pages ends with a review page. */
  review?: boolean | undefined;
  row?: RowPosition | undefined;
  format?: TextFormat | undefined;
  /** The field is visible only while this condition holds (§4). */
  showWhen: Condition | undefined;
  isDigits: boolean;
  maxLength: number;
  choices: readonly Choice[];
  /** The key of the field whose value determines the choices to load. */
  parentKey: string | undefined;
}

/** A parsed field with its field type, as widgets and validators receive it. */
export interface ParsedField<Own = Descriptor> extends FieldProperties<Own> {
  /** The name of the type, such as `text`. */
  type: string;
  /** True if the field asks for an identity number or a secret. */
  isSensitive: boolean;
}

/** Answers by field key. */
export type AnswersByKey = Readonly<Record<string, unknown>>;
