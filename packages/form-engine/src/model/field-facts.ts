import type { FormValue } from './form-value.ts';
import type { AnswerOf, Condition } from './condition.ts';
import type { TextFormat } from './text-format.ts';

/** One entry of a list: what is sent and what is shown. */
export interface Choice {
  value: string;
  label: string;
}

/** What a text or a number must be; `min` and `max` are compared as numbers or as days. */
export interface Bounds {
  min?: string | number | undefined;
  max?: string | number | undefined;
  /** Whether a text has the wanted form, and that form as the descriptor writes it. */
  form?: { matches: (text: string) => boolean; example: string; written: string } | undefined;
}

/** Where a field of a row stands. */
export interface RowPlace {
  /** The group that it is a row of; that group may stand in a row itself. */
  of: GroupPlace;
  /** Stays the row's own when rows before it go. */
  id: string;
  /** The row's place, from 0. */
  at: number;
  /** The field's name inside its row. */
  name: string;
  /** Such as `Floor 2`, or `Floor 2, Room 1` in a group of that row. */
  title: string;
  /** Each means this field in several rows: `floors[1].rooms.area` and `floors.rooms.area`. */
  paths: readonly string[];
}

/** Where a field stands: its key, its payload name and its row. */
export type GroupPlace = Pick<FieldFacts, 'key' | 'name' | 'row'>;

/** The fields around one, from itself to the form's own: a room of a floor, its group, the group of floors. */
export const placesAround = (field: GroupPlace): readonly GroupPlace[] =>
  field.row ? [field, ...placesAround(field.row.of)] : [field];

/** The key of the form's own field in which a field stands; of the form's own fields their key. */
export const outermostKey = ({ key, row }: GroupPlace): string =>
  row ? outermostKey(row.of) : key;

/** A descriptor as the server sent it. */
export type Descriptor = Readonly<Record<string, unknown>>;

/** What a descriptor says of its field, before its type is known. */
export interface FieldFacts<Own = Descriptor> {
  /** The descriptor as the server sent it, or as the `readDescriptor` of the field's type has read it. */
  descriptor: Own;
  /**
   * The field's key inside the form: `f0`, `f1`, … A payload name may be any text, a key may not. It stays when
   * another list names the same field with the same type.
   */
  key: string;
  /** The payload name; of a field in a row its path, such as `floors[0].area`. */
  name: string;
  label: string;
  /** Stays below the label. */
  hint: string | undefined;
  isRequired: boolean;
  /** Keeps its value: nobody can type into it. */
  isReadOnly: boolean;
  /** Required only while this holds, where there is such a condition. */
  requiredWhen?: Condition | undefined;
  /** Read-only only while this holds, where there is such a condition. */
  readOnlyWhen?: Condition | undefined;
  /** Its value follows from other answers, by payload name; such a field is read-only. */
  compute?: ((answerOf: AnswerOf) => FormValue | undefined) | undefined;
  /** What the text or number must be beside its type and length. */
  bounds?: Bounds | undefined;
  /** An example in the empty field. */
  placeholder?: string | undefined;
  /** The title of the page on which the field stands; without one it stands where the field before it does. */
  page?: string | undefined;
  /** It says for the whole form that fields stand beside each other where the form is wide enough. */
  columns?: boolean | undefined;
  /** It says for the whole form that its pages end with one that shows all answers. */
  review?: boolean | undefined;
  /** For a field of a row. */
  row?: RowPlace | undefined;
  /** What its text is, such as a phone number. */
  format?: TextFormat | undefined;
  /** Hidden while this does not hold (§4); without it always shown. */
  showWhen: Condition | undefined;
  isDigits: boolean;
  /** Characters. */
  maxLength: number;
  choices: readonly Choice[];
  /** The field whose value decides which choices are loaded. */
  parentKey: string | undefined;
}

/** A field as its own type sees it. */
export interface KnownField<Own = Descriptor> extends FieldFacts<Own> {
  /** The name of the field's type, such as `text`. */
  type: string;
  /** Whether the answer is an identity number or a secret. */
  isSensitive: boolean;
}

/** What is filled in, by field key. */
export type FormData = Readonly<Record<string, unknown>>;
