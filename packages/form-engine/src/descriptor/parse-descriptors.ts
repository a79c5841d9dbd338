import { atFirstUse } from '@kosha/domain';
import { deciderOf } from '../model/condition.ts';
import type { FieldFacts } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { EngineSetup } from '../model/setup.ts';
import { ourSetup } from './our-setup.ts';
import { collectDrift, type Drift, type Report } from '../model/drift.ts';
import { hashOf, hashOfChoices } from './hash.ts';
import { readField } from './read-field.ts';

/** The contract allows this many fields in a payload (DynamicFieldValues). */
const fieldsMax = 300;

const none: readonly never[] = [];

export interface ParsedForm {
  form: FormDescription;
  drift: readonly Drift[];
}

/**
 * Reads whatever the server sent as a form: shows what it can and reports the rest. Never throws
 * (D22).
 */
export function parseDescriptors(input: unknown, setup: EngineSetup = ourSetup): ParsedForm {
  const { drift, report } = collectDrift();
  const fields: Field[] = [];
  const names = new Set<string>();
  listOf(input, report).forEach((item, index) => {
    const facts = readField(item, index, report, setup);
    if (!facts) return;
    if (names.has(facts.name)) {
      report('nameTwice', `[${index}].value`, facts.name);
      return;
    }
    names.add(facts.name);
    const { dataType } = item as Record<string, unknown>;
    fields.push(fieldOf(facts, dataType, fields, report, setup));
  });
  for (const { key, showWhen } of fields) {
    if (showWhen && !names.has(deciderOf(showWhen))) {
      report('deciderMissing', `[${key.slice(1)}]`, deciderOf(showWhen));
    }
  }
  const hash = atFirstUse(() =>
    hashOf(fields.map((field) => [field.key, field.parentKey, field.hash])),
  );
  return {
    form: {
      fields,
      // Computed only when another list comes; a field's hash only when an answer is saved or was saved
      // before.
      get hash() {
        return hash();
      },
      identity: setup.identity,
      crossChecks: setup.crossChecks ?? none,
      asyncChecks: setup.asyncChecks ?? none,
    },
    drift,
  };
}

function listOf(input: unknown, report: Report): readonly unknown[] {
  if (!Array.isArray(input)) {
    report('notAList', '', input);
    return [];
  }
  if (input.length > fieldsMax) report('tooManyFields', '', input.length);
  return input.slice(0, fieldsMax);
}

function fieldOf(
  read: Omit<FieldFacts, 'parentKey'>,
  dataType: unknown,
  earlier: readonly Field[],
  report: Report,
  setup: EngineSetup,
): Field {
  const path = `[${read.key.slice(1)}].dataType`;
  const { kind, isDrift } = fieldKindOf(dataType, setup);
  if (isDrift) report('dataTypeUnknown', path, dataType);
  const known = setup.kinds[kind] ?? setup.kinds.text;
  const facts: FieldFacts = { ...read, parentKey: parentOf(known.parentKind, read, earlier) };
  const problem = known.unusable?.(facts);
  if (problem) report(problem, path, dataType);
  const kept = problem ? 'text' : kind;
  // The hash ignores the place in the list, so a field added above does not lose this one's draft.
  const hash = atFirstUse(() =>
    hashOf([kept, { ...facts, key: '', parentKey: '', choices: hashOfChoices(facts.choices) }]),
  );
  return {
    ...facts,
    kind: kept,
    definition: problem ? setup.kinds.text : known,
    get hash() {
      return hash();
    },
    // Computed only when the field is shown or saved, because it takes longer than all the rest.
    get isIdentity() {
      return setup.identity.asksFor(facts);
    },
  };
}

/** The nearest earlier field of the parent kind that is shown whenever this one is. */
function parentOf(
  parentKind: string | undefined,
  { showWhen }: Pick<FieldFacts, 'showWhen'>,
  earlier: readonly Field[],
): string | undefined {
  if (parentKind === undefined) return undefined;
  const isSame = (other: Field) => JSON.stringify(other.showWhen) === JSON.stringify(showWhen);
  return earlier.findLast(
    (field) => field.kind === parentKind && (field.showWhen === undefined || isSame(field)),
  )?.key;
}

interface FieldKindResult {
  /** The name of the kind. */
  kind: string;
  /** True for a `dataType` that the setup does not know; the field is text then (D22). */
  isDrift: boolean;
}

/** The kind that a `dataType` names; an unknown one never blocks the form (D22). */
export function fieldKindOf(dataType: unknown, { kinds }: EngineSetup): FieldKindResult {
  const isReadable = typeof dataType === 'number' || typeof dataType === 'string';
  const known = isReadable
    ? Object.entries(kinds).find(([, kind]) => String(kind.dataType) === String(dataType))
    : undefined;
  return known ? { kind: known[0], isDrift: false } : { kind: 'text', isDrift: true };
}
