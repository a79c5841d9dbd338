import { fieldKinds } from '../fields/registry.ts';
import type { Field, FieldFacts, FieldKind, FormDescription } from '../model/field.ts';
import { isWorkStatus } from '../model/visibility.ts';
import { collectDrift, type Drift, type Report } from '../model/drift.ts';
import { fieldKindOf } from './field-kind.ts';
import { hashOf } from './hash.ts';
import { readField } from './read-field.ts';

/** The contract allows this many fields in a payload (DynamicFieldValues). */
const fieldsMax = 300;

export interface ParsedForm {
  form: FormDescription;
  drift: readonly Drift[];
}

/**
 * Reads whatever the server sent as a form: shows what it can and reports the rest. Never throws
 * (D22).
 */
export function parseDescriptors(input: unknown): ParsedForm {
  const { drift, report } = collectDrift();
  const fields: Field[] = [];
  const names = new Set<string>();
  listOf(input, report).forEach((item, index) => {
    const facts = readField(item, index, report);
    if (!facts) return;
    if (names.has(facts.name)) {
      report('nameTwice', `[${index}].value`, facts.name);
      return;
    }
    names.add(facts.name);
    const { dataType } = item as Record<string, unknown>;
    fields.push(fieldOf(facts, dataType, fields, report));
  });
  if (fields.some((field) => field.isHideable) && !fields.some(isWorkStatus)) {
    report('workStatusMissing', '', '');
  }
  return {
    form: {
      fields,
      hash: hashOf(fields.map(({ key, parentKey, hash }) => [key, parentKey, hash])),
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
): Field {
  const path = `[${read.key.slice(1)}].dataType`;
  const { kind, isDrift } = fieldKindOf(dataType);
  if (isDrift) report('dataTypeUnknown', path, dataType);
  const facts: FieldFacts = { ...read, parentKey: parentOf(kind, read.isHideable, earlier) };
  const problem = fieldKinds[kind].unusable?.(facts);
  if (problem) report(problem, path, dataType);
  const kept = problem ? 'text' : kind;
  // The hash ignores the place in the list, so a field added above does not lose this one's draft.
  return { ...facts, kind: kept, hash: hashOf([kept, { ...facts, key: '', parentKey: '' }]) };
}

/** The nearest earlier field of the parent kind that is shown whenever this one is. */
function parentOf(
  kind: FieldKind,
  isHideable: boolean,
  earlier: readonly Field[],
): string | undefined {
  const { parentKind } = fieldKinds[kind];
  return earlier.findLast((field) => field.kind === parentKind && (isHideable || !field.isHideable))
    ?.key;
}
