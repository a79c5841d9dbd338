import type { AsyncCheck, CrossCheck } from './check.ts';
import type { Condition } from './condition.ts';
import type { Extension } from './extension.ts';
import type { FieldKindDefinition } from './kind.ts';
import type { Meaning } from './meaning.ts';
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
export interface IdentityRule {
  asksFor: (field: { name: string; label: string; hint: string | undefined }) => boolean;
  isOne: (value: unknown) => boolean;
}

/** What the forms of one app are made of. */
export interface EngineSetup {
  /** By name. `text` takes every field that no other kind can show. */
  kinds: Readonly<Record<string, FieldKindDefinition>> & { text: FieldKindDefinition };
  visibility: (field: Hideable) => VisibilityRule | undefined;
  /** What a text is, where the descriptor does not say so; without it all texts are only texts. */
  meaning?: (field: { name: string; isDigits: boolean }) => Meaning | undefined;
  /** Reads what descriptors may carry beside the properties of §3; without it such properties are reported. */
  extension?: Extension;
  /** How a form of several pages is shown; without it all fields stand on one. */
  pages?: PagesDefinition;
  identity: IdentityRule;
  /** What several answers must be together. */
  crossChecks?: readonly CrossCheck[];
  /** What somebody has to be asked about. */
  asyncChecks?: readonly AsyncCheck[];
}
