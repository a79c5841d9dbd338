import type { AsyncFormValidator, FormValidator } from './form-validator.ts';
import type { Field } from './field-type.ts';
import type { ComputedChangesFunction } from './extension.ts';
import type { PagesDefinition } from './pages.ts';
import type { SensitiveRule } from './config.ts';
import type { StandardSchema } from './standard-schema.ts';

export type { Field } from './field-type.ts';

/** The parsed fields of a form, with the parts of the config that the form needs. */
export interface FormDescription {
  fields: readonly Field[];
  sensitive: SensitiveRule;
  validate: readonly FormValidator[];
  validateAsync: readonly AsyncFormValidator[];
  schema?: StandardSchema | undefined;
  computed?: ComputedChangesFunction | undefined;
  pages?: PagesDefinition | undefined;
}
