/** The kinds of field (§3); `fields/registry.ts` says what each of them does. */
export type FieldKind = 'dropdown' | 'text' | 'dayNumber' | 'state' | 'district';

/** One entry of a list: what is sent and what is shown. */
export interface Choice {
  value: string;
  label: string;
}

/** What a descriptor says of its field, before its kind is known. */
export interface FieldFacts {
  /** The field's key inside the form: `f0`, `f1`, … A payload name may be any text, a key may not. */
  key: string;
  /** The payload name. */
  name: string;
  label: string;
  hint: string | undefined;
  isRequired: boolean;
  /** Hidden until the work status shows it (§4). */
  isHideable: boolean;
  isDigits: boolean;
  /** Characters. */
  maxLength: number;
  choices: readonly Choice[];
  /** The field whose value decides which choices are loaded. */
  parentKey: string | undefined;
}

export interface Field extends FieldFacts {
  kind: FieldKind;
  /** Changes with the descriptor: a draft saved for another descriptor is not used. */
  hash: string;
}

/** A whole descriptor list, read. */
export interface FormDescription {
  fields: readonly Field[];
  /** Changes with any descriptor. */
  hash: string;
}

/** What is filled in, by field key. */
export type FormData = Readonly<Record<string, unknown>>;

/** What is sent: the shown fields that are filled in, by payload name. */
export type FormValues = Record<string, string | number>;
