import type { ComponentType } from 'react';
import type { DriftProblem } from '../descriptor/drift.ts';
import type { Choice, FieldFacts } from '../descriptor/field.ts';
import type { OptionsState } from '../options/options-store.ts';
import type { ShellTexts } from '../texts.ts';

/** What can be wrong with a value. */
export type Problem =
  | 'required'
  | 'digitsOnly'
  | 'tooLong'
  | 'notInList'
  /** Nobody knows yet: the choices have not been loaded. */
  | 'notLoaded'
  | 'outOfRange'
  | 'wrongType';

/** A kind's rule for one field, as data: the row the universal validator reads. */
export interface ValueRule {
  type: 'string' | 'integer';
  isRequired: boolean;
  isDigits?: boolean;
  /** Characters. */
  maxLength?: number | undefined;
  /** The only values allowed. */
  codes?: readonly string[] | undefined;
  minimum?: number;
  maximum?: number;
}

/** What a kind's widget is given. Plain functions only: rjsf 6 throws on `memo()` ones. */
export interface WidgetProps {
  id: string;
  field: FieldFacts;
  value: string | number | undefined;
  error: string | undefined;
  texts: ShellTexts;
  /** The form is being sent: nothing may change, the focus stays. */
  isReadOnly: boolean;
  /** Puts a value, or undefined for an empty field, into the form. */
  onCommit: (value: string | number | undefined) => void;
  /** Tells what is being typed but not yet committed; undefined once it is. */
  onEdit: (pending: PendingEdit | undefined) => void;
  /** Present for a kind with a `source`. */
  options: FieldOptions | undefined;
}

/** Text in the field that is no value of the form yet. */
export interface PendingEdit {
  value: string | undefined;
  /** Commits it now. */
  flush: () => void;
}

/** Choices that are loaded. */
export interface FieldOptions {
  state: OptionsState;
  /** The label of the field to choose first, while that is so. */
  waitsFor: string | undefined;
  retry: () => void;
}

/** Everything the engine knows of a kind of field: one folder, one line in the registry. */
export interface FieldKindDefinition {
  /** The `dataType` that names the kind (§3). */
  dataType: number;
  rule: (field: FieldFacts, choices: readonly Choice[] | undefined) => ValueRule;
  /** The text for each problem the rule can meet: all errors the field can ever show. */
  messages: { required: string } & Partial<Record<Problem, string>>;
  widget: ComponentType<WidgetProps>;
  /** The loader of the options port that gives the choices. */
  source?: string;
  /** The kind of field whose value the loader needs. */
  parentKind?: string;
  /** Why this field has to be text after all. */
  unusable?: (field: FieldFacts) => DriftProblem | undefined;
}
