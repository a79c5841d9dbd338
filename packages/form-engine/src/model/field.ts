import type { AsyncCheck, CrossCheck } from './check.ts';
import type { Field } from './kind.ts';
import type { ComputedChanges } from './extension.ts';
import type { PagesDefinition } from './pages.ts';
import type { IdentityRule } from './setup.ts';

export type { Field } from './kind.ts';

/** A whole descriptor list, read. */
export interface FormDescription {
  fields: readonly Field[];
  identity: IdentityRule;
  crossChecks: readonly CrossCheck[];
  asyncChecks: readonly AsyncCheck[];
  /** Finds what has to be computed, where the setup can. */
  computed?: ComputedChanges | undefined;
  /** How pages are shown, where the setup knows them. */
  pages?: PagesDefinition | undefined;
}
