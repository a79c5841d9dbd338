import type { AsyncFormValidator, FormValidator } from './form-validator.ts';
import type { Field } from './field-type.ts';
import type { ComputedChanges } from './extension.ts';
import type { PagesDefinition } from './pages.ts';
import type { SensitiveRule } from './config.ts';
import type { StandardSchema } from './standard-schema.ts';

export type { Field } from './field-type.ts';

/** A parsed descriptor list. */
export interface FormDescription {
  fields: readonly Field[];
  sensitive: SensitiveRule;
  validate: readonly FormValidator[];
  validateAsync: readonly AsyncFormValidator[];
  schema?: StandardSchema | undefined;
  computed?: ComputedChanges | undefined;
  /** Set if the config supports pages and a field has a page. */
  pages?: PagesDefinition | undefined;
}
