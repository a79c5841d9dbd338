import type { AsyncFormValidator, FormValidator } from './form-validator.ts';
import type { Condition } from './condition.ts';
import type { Extension } from './extension.ts';
import type { FieldType } from './field-type.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { TextFormat } from './text-format.ts';
import type { PagesDefinition } from './pages.ts';

export interface HideableField {
  name: string;
  /** True if `canHidden` of the descriptor is 1, so that the field can be hidden (§4). */
  canHide: boolean;
}

export interface VisibilityRule {
  showWhen: Condition;
  /** If true, the field is optional even if the descriptor requires an answer. */
  isOptional: boolean;
}

/** Detects identity numbers and secrets, which are never saved in drafts or autofilled. */
export interface SensitiveRule {
  isField: (field: { name: string; label: string; hint: string | undefined }) => boolean;
  isValue: (value: unknown) => boolean;
}

export interface FormConfig {
  /** The field types by name. A field whose type is unknown or unusable becomes a `text` field. */
  fieldTypes: Readonly<Record<string, FieldType>> & { text: FieldType };
  visibility: (field: HideableField) => VisibilityRule | undefined;
  /** The format of a text field whose descriptor has no format; plain text by default. */
  format?: (field: { name: string; isDigits: boolean }) => TextFormat | undefined;
  /**
   * Parses descriptor properties that §3 does not define. Without an extension, the parser reports
   * these properties as unknown.
   */
  extension?: Extension;
  /** Without this property, all fields are on one page. */
  pages?: PagesDefinition;
  sensitive: SensitiveRule;
  /** Cross-field validators, or a schema of Zod, Valibot or another library. */
  validate?: readonly FormValidator[] | StandardSchema;
  /** Validators that send a request. */
  validateAsync?: readonly AsyncFormValidator[];
}
