import { kindOf, type FieldKind } from '../fields/registry.ts';
import { isWorkStatus } from '../visibility/work-status.ts';
import { collectDrift, type Drift, type Report } from './drift.ts';
import type { Field, FieldFacts, FormDescription } from './field.ts';
import { fieldKindOf } from './field-kind.ts';
import { hashOf } from './hash.ts';
import { readField } from './read-field.ts';

/** As many as a payload may carry (contract, DynamicFieldValues). */
const FIELDS_MAX = 300;

export interface ParsedForm {
  form: FormDescription;
  drift: readonly Drift[];
}

/**
 * Reads what the server sent as a form, whatever it is: what can be shown is shown, the rest is
 * reported; never throws (D22).
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
  if (input.length > FIELDS_MAX) report('tooManyFields', '', input.length);
  return input.slice(0, FIELDS_MAX);
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
  const problem = kindOf(kind).unusable?.(facts);
  if (problem) report(problem, path, dataType);
  const kept = problem ? 'text' : kind;
  // Not by its place: a field added above it leaves its draft alone.
  return { ...facts, kind: kept, hash: hashOf([kept, { ...facts, key: '', parentKey: '' }]) };
}

/** The nearest field before it that is never hidden while this one is shown. */
function parentOf(
  kind: FieldKind,
  isHideable: boolean,
  earlier: readonly Field[],
): string | undefined {
  const { parentKind } = kindOf(kind);
  return earlier.findLast((field) => field.kind === parentKind && (isHideable || !field.isHideable))
    ?.key;
}
