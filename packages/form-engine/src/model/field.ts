import type { AsyncCheck, CrossCheck } from './check.ts';
import type { KnownField } from './field-facts.ts';
import type { FieldKindDefinition } from './kind.ts';
import type { PagesDefinition } from './pages.ts';
import type { IdentityRule } from './setup.ts';

export interface Field extends KnownField {
  /** What the field's kind does. */
  definition: FieldKindDefinition;
}

/** A whole descriptor list, read. */
export interface FormDescription {
  fields: readonly Field[];
  identity: IdentityRule;
  crossChecks: readonly CrossCheck[];
  asyncChecks: readonly AsyncCheck[];
  /** How pages are shown, where the setup knows them. */
  pages?: PagesDefinition | undefined;
}
