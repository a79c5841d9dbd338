import type { AsyncFormValidator, FormValidator } from './form-validator.ts';
import type { Field } from './field-type.ts';
import type { ComputedChanges } from './extension.ts';
import type { PagesDefinition } from './pages.ts';
import type { SensitiveRule } from './config.ts';
import type { StandardSchema } from './standard-schema.ts';

export type { Field } from './field-type.ts';

/** A whole descriptor list, read. */
export interface FormDescription {
  fields: readonly Field[];
  sensitive: SensitiveRule;
  validate: readonly FormValidator[];
  validateAsync: readonly AsyncFormValidator[];
  /** A schema for all that is sent, where the config has one in place of validators. */
  schema?: StandardSchema | undefined;
  /** Finds what has to be computed, where the config can. */
  computed?: ComputedChanges | undefined;
  /** How pages are shown, where the config knows them. */
  pages?: PagesDefinition | undefined;
}
