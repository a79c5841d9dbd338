import type { FieldKind } from '../fields/registry.ts';

/** One choice of a list: what is sent and what is shown. */
export interface Choice {
  value: string;
  label: string;
}

/** What a field takes, whatever its kind: the descriptor, read. */
export interface FieldFacts {
  /** The field's key inside the form, `f0`, `f1`, …: a payload name may be anything. */
  key: string;
  /** The payload name. */
  name: string;
  label: string;
  placeholder: string | undefined;
  isRequired: boolean;
  /** Hidden unless the work status says otherwise (§4). */
  isHideable: boolean;
  isDigits: boolean;
  /** Characters. */
  maxLength: number;
  choices: readonly Choice[];
  /** The field whose value says which options there are. */
  parentKey: string | undefined;
}

export interface Field extends FieldFacts {
  kind: FieldKind;
  /** Changes with the descriptor: a draft of another descriptor is not taken up. */
  hash: string;
}

/** A descriptor list, read. */
export interface FormDescription {
  fields: readonly Field[];
  /** Changes with any descriptor. */
  hash: string;
}

/** What is sent: shown fields that were filled in, by payload name. */
export type FormValues = Record<string, string | number>;
