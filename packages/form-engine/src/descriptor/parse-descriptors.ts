import { decidersOf } from '../model/condition.ts';
import type { FieldFacts } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { EngineSetup } from '../model/setup.ts';
import { ourSetup } from './our-setup.ts';
import { collectDrift, type Drift, type Report } from '../model/drift.ts';
import { keysByPlace, type KeyOf } from './field-keys.ts';
import type { ReadInside } from '../model/extension.ts';
import { readField, type ReadFacts } from './read-field.ts';

/** The contract allows this many fields in a payload (DynamicFieldValues). */
const fieldsMax = 300;

/** So many groups stand around a field at most: each level makes many rows of each row. */
const depthMax = 3;

const none: readonly never[] = [];

export interface ParsedForm {
  form: FormDescription;
  drift: readonly Drift[];
}

/**
 * Reads whatever the server sent as a form: shows what it can and reports the rest. Never throws
 * (D22).
 */
export const parseDescriptors = (input: unknown, setup: EngineSetup = ourSetup): ParsedForm =>
  readForm(input, setup, keysByPlace);

/** As `parseDescriptors`, with the keys that the fields of a form have already. `depth`: how many groups are around the list. */
export function readForm(input: unknown, setup: EngineSetup, keyOf: KeyOf, depth = 0): ParsedForm {
  const { drift, report } = collectDrift();
  const fields: Field[] = [];
  const places = new Map<string, number>();
  listOf(input, report).forEach((item, index) => {
    const readInside: ReadInside = (list, name) => {
      const keyIn: KeyOf = (inside, kind, at) => keyOf(`${name}.${inside}`, kind, `${index}_${at}`);
      const { form, drift: inside } = readForm(list, setup, keyIn, depth + 1);
      return { fields: form.fields, drift: inside };
    };
    const facts = readField(item, index, report, setup, depth < depthMax ? readInside : undefined);
    if (!facts) return;
    if (places.has(facts.name)) {
      report('nameTwice', `[${index}].value`, facts.name);
      return;
    }
    places.set(facts.name, index);
    fields.push(fieldOf(facts, { index, earlier: fields, keyOf, report, setup }));
  });
  const names = new Set(fields.flatMap(({ name, rows }) => [name, ...(rows?.paths ?? none)]));
  for (const { name, showWhen, requiredWhen, readOnlyWhen, rows } of fields) {
    const conditions = [showWhen, requiredWhen, readOnlyWhen].filter((one) => one !== undefined);
    const deciders = [...conditions.flatMap(decidersOf), ...(rows?.asks ?? none)];
    const missing = deciders.find((decider) => !names.has(decider));
    if (missing !== undefined) report('deciderMissing', `[${places.get(name)}]`, missing);
  }
  return {
    form: {
      fields,
      identity: setup.identity,
      crossChecks: setup.crossChecks ?? none,
      asyncChecks: setup.asyncChecks ?? none,
      pages: setup.pages,
      computed: setup.extension?.computed,
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

interface Place {
  index: number;
  earlier: readonly Field[];
  keyOf: KeyOf;
  report: Report;
  setup: EngineSetup;
}

function fieldOf(
  { kindWanted, rows, ...read }: ReadFacts,
  { index, earlier, keyOf, report, setup }: Place,
): Field {
  const path = `[${index}].dataType`;
  const { descriptor: sent } = read;
  const { dataType } = sent;
  const { kind, isDrift } =
    kindWanted !== undefined && Object.hasOwn(setup.kinds, kindWanted)
      ? { kind: kindWanted, isDrift: false }
      : fieldKindOf(dataType, setup);
  if (isDrift) report('dataTypeUnknown', path, dataType);
  const known = setup.kinds[kind] ?? setup.kinds.text;
  const parentKey = parentOf(known.parentKind, read, earlier);
  const problem = known.unusable?.({ ...read, key: '', parentKey });
  if (problem) report(problem, path, dataType);
  const kept = problem ? 'text' : kind;
  const facts: FieldFacts = {
    ...read,
    descriptor: (!problem && known.readDescriptor?.(sent, read.name)) || sent,
    key: keyOf(read.name, kept, index),
    parentKey,
  };
  return {
    ...facts,
    sent,
    kind: kept,
    ...(rows && { rows }),
    definition: problem ? setup.kinds.text : known,
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
