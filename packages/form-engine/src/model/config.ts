import type { AsyncFormValidator, FormValidator } from './form-validator.ts';
import type { Condition } from './condition.ts';
import type { Extension } from './extension.ts';
import type { FieldType } from './field-type.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { TextFormat } from './text-format.ts';
import type { PagesDefinition } from './pages.ts';

/** The properties of a field that visibility rules use. */
export interface Hideable {
  name: string;
  /** The descriptor's `canHidden`. */
  canHide: boolean;
}

/** When a field is visible; without a rule it always is. */
export interface VisibilityRule {
  showWhen: Condition;
  /** A field that is not always visible can be optional. */
  isOptional: boolean;
}

/** Which answers are identity numbers or secrets: these are never saved or autofilled. */
export interface SensitiveRule {
  isField: (field: { name: string; label: string; hint: string | undefined }) => boolean;
  isValue: (value: unknown) => boolean;
}

/** The configuration of an app's forms. */
export interface FormConfig {
  /** By name. `text` is the fallback for unknown and unusable types. */
  fieldTypes: Readonly<Record<string, FieldType>> & { text: FieldType };
  visibility: (field: Hideable) => VisibilityRule | undefined;
  /** The format of a text field whose descriptor has none; by default plain text. */
  format?: (field: { name: string; isDigits: boolean }) => TextFormat | undefined;
  /** Reads descriptor properties beyond §3; without it they are reported as unknown. */
  extension?: Extension;
  /** Support for paged forms; without it all fields are on one page. */
  pages?: PagesDefinition;
  sensitive: SensitiveRule;
  /**
   * Validators of several answers; or a schema of Zod, Valibot or another library, which validates on
   * submit the values that would be sent.
   */
  validate?: readonly FormValidator[] | StandardSchema;
  /** Validators that need a request. */
  validateAsync?: readonly AsyncFormValidator[];
}
