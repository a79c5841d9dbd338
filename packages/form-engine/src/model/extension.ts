import type { Condition } from './condition.ts';
import type { DriftProblem } from './drift.ts';
import type { FieldFacts } from './field-facts.ts';

/** What an extended descriptor says of its field. */
export interface Extra extends Pick<
  FieldFacts,
  'requiredWhen' | 'readOnlyWhen' | 'compute' | 'placeholder' | 'meaning' | 'bounds' | 'page'
> {
  /** The field is shown while this holds, and what the setup says of it. */
  showWhen?: Condition | undefined;
  /** The name of a kind of the setup that takes the place of the one of the `dataType`. */
  kind?: string | undefined;
  /** A repeating group: its fields as they came, and how many rows it takes. */
  group?: { fields: readonly unknown[]; least: number; most: number } | undefined;
}

/** Says that the property with this name is not as it should be. */
export type ReportProperty = (problem: DriftProblem, property: string, received: unknown) => void;

/** Reads the properties beside those of §3. */
export interface Extension {
  /** The properties that it knows: all others are reported. */
  properties: readonly string[];
  read: (descriptor: Readonly<Record<string, unknown>>, report: ReportProperty) => Extra;
}
