import type { AsyncFormValidator, FormValidator } from './form-validator.ts';
import type { Condition } from './condition.ts';
import type { Extension } from './extension.ts';
import type { FieldType } from './field-type.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { TextFormat } from './text-format.ts';
import type { PagesDefinition } from './pages.ts';

/** What a descriptor says of a field by which it can be hidden. */
export interface Hideable {
  name: string;
  /** The descriptor's `canHidden`. */
  canHide: boolean;
}

/** When a field is shown; a field without a rule always is. */
export interface VisibilityRule {
  showWhen: Condition;
  /** A field that is asked for only sometimes can be left out. */
  isOptional: boolean;
}

/** Which answers are identity numbers or secrets: these are never saved and never filled in. */
export interface SensitiveRule {
  isField: (field: { name: string; label: string; hint: string | undefined }) => boolean;
  isValue: (value: unknown) => boolean;
}

/** What the forms of one app are made of. */
export interface FormConfig {
  /** By name. `text` takes every field that no other type can show. */
  fieldTypes: Readonly<Record<string, FieldType>> & { text: FieldType };
  visibility: (field: Hideable) => VisibilityRule | undefined;
  /** What a text is, where the descriptor does not say so; without it all texts are only texts. */
  format?: (field: { name: string; isDigits: boolean }) => TextFormat | undefined;
  /** Reads what descriptors may carry beside the properties of §3; without it such properties are reported. */
  extension?: Extension;
  /** How a form of several pages is shown; without it all fields stand on one. */
  pages?: PagesDefinition;
  sensitive: SensitiveRule;
  /**
   * What several answers must be together; or a schema of zod, valibot or another library, which is given at a submit
   * all that would be sent.
   */
  validate?: readonly FormValidator[] | StandardSchema;
  /** What somebody has to be asked about. */
  validateAsync?: readonly AsyncFormValidator[];
}
