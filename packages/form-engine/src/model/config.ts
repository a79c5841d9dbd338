import type { AsyncFormValidator, FormValidator } from './form-validator.ts';
import type { Condition } from './condition.ts';
import type { Extension } from './extension.ts';
import type { FieldType } from './field-type.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { TextFormat } from './text-format.ts';
import type { PagesDefinition } from './pages.ts';

/** The properties of a field that a visibility rule can use. */
export interface Hideable {
  name: string;
  /** The descriptor's `canHidden`. */
  canHide: boolean;
}

/** When a field is visible. A field without a rule is always visible. */
export interface VisibilityRule {
  showWhen: Condition;
  /** Makes the field optional, whatever its descriptor says. */
  isOptional: boolean;
}

/**
 * Detects identity numbers and secrets. They are never saved, and their fields never autofilled.
 */
export interface SensitiveRule {
  isField: (field: { name: string; label: string; hint: string | undefined }) => boolean;
  isValue: (value: unknown) => boolean;
}

/** The configuration of an app's forms. */
export interface FormConfig {
  /** The field types by name. `text` is the fallback for unknown and unusable types. */
  fieldTypes: Readonly<Record<string, FieldType>> & { text: FieldType };
  visibility: (field: Hideable) => VisibilityRule | undefined;
  /** Returns the format of a text field whose descriptor has none. By default it is plain text. */
  format?: (field: { name: string; isDigits: boolean }) => TextFormat | undefined;
  /** Reads descriptor properties beyond §3. Without it, they are reported as unknown. */
  extension?: Extension;
  /** Support for paged forms. Without it, all fields are on one page. */
  pages?: PagesDefinition;
  sensitive: SensitiveRule;
  /**
   * Validators of several answers, or a schema of Zod, Valibot or another library. A schema
   * validates the values to send on submit.
   */
  validate?: readonly FormValidator[] | StandardSchema;
  /** Validators that need a request. */
  validateAsync?: readonly AsyncFormValidator[];
}
