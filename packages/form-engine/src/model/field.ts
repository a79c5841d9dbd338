import type { AsyncCheck, CrossCheck } from './check.ts';
import type { Field } from './kind.ts';
import type { PagesDefinition } from './pages.ts';
import type { IdentityRule } from './setup.ts';

export type { Field } from './kind.ts';

/** A whole descriptor list, read. */
export interface FormDescription {
  fields: readonly Field[];
  identity: IdentityRule;
  crossChecks: readonly CrossCheck[];
  asyncChecks: readonly AsyncCheck[];
  /** How pages are shown, where the setup knows them. */
  pages?: PagesDefinition | undefined;
}
