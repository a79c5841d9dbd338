import type { Condition } from './condition.ts';

/** One entry of a list: what is sent and what is shown. */
export interface Choice {
  value: string;
  label: string;
}

/** What a descriptor says of its field, before its kind is known. */
export interface FieldFacts {
  /** The descriptor as the server sent it, for what only the field's own kind or an app knows. */
  descriptor: Readonly<Record<string, unknown>>;
  /**
   * The field's key inside the form: `f0`, `f1`, … A payload name may be any text, a key may not. It stays when
   * another list names the same field with the same kind.
   */
  key: string;
  /** The payload name. */
  name: string;
  label: string;
  /** Stays below the label. */
  hint: string | undefined;
  isRequired: boolean;
  /** Hidden while this does not hold (§4); without it always shown. */
  showWhen: Condition | undefined;
  isDigits: boolean;
  /** Characters. */
  maxLength: number;
  choices: readonly Choice[];
  /** The field whose value decides which choices are loaded. */
  parentKey: string | undefined;
}

/** A field as its own kind sees it. */
export interface KnownField extends FieldFacts {
  /** The name of the field's kind, such as `text`. */
  kind: string;
  /** Whether the answer is an identity number or a secret. */
  isIdentity: boolean;
}

/** What is filled in, by field key. */
export type FormData = Readonly<Record<string, unknown>>;

/** What is sent: the shown fields that are filled in, by payload name. */
export type FormValues = Record<string, string | number>;
