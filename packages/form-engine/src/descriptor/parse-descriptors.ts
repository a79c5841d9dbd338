import { decidersOf } from '../model/condition.ts';
import type { FieldFacts } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { EngineSetup } from '../model/setup.ts';
import { ourSetup } from './our-setup.ts';
import { collectDrift, type Drift, type Report } from '../model/drift.ts';
import { keysByPlace, type KeyOf } from './field-keys.ts';
import { readField, type ReadFacts } from './read-field.ts';

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
export const parseDescriptors = (input: unknown, setup: EngineSetup = ourSetup): ParsedForm =>
  readForm(input, setup, keysByPlace);

/** As `parseDescriptors`, with the keys that the fields of a form have already. */
export function readForm(input: unknown, setup: EngineSetup, keyOf: KeyOf): ParsedForm {
  const { drift, report } = collectDrift();
  const read = readFields(listOf(input, report), { keyOf, report, setup });
  reportMissing(read, [], '', report);
  return {
    form: {
      fields: read.map(({ field }) => field),
      identity: setup.identity,
      crossChecks: setup.crossChecks ?? none,
      asyncChecks: setup.asyncChecks ?? none,
      pages: setup.pages,
    },
    drift,
  };
}

interface ReadField {
  field: Field;
  /** Its place in the list that was sent. */
  index: number;
}

interface Reading {
  keyOf: KeyOf;
  report: Report;
  setup: EngineSetup;
  /** The group around these fields. */
  inside?: { name: string; place: number };
}

/** The fields of one list: of the form, or of a group's rows. */
function readFields(list: readonly unknown[], reading: Reading): readonly ReadField[] {
  const { keyOf, report, setup, inside } = reading;
  const fields: ReadField[] = [];
  const earlier: Field[] = [];
  const names = new Set<string>();
  list.forEach((item, index) => {
    const facts = readField(item, index, report, setup, inside === undefined);
    if (!facts) return;
    if (names.has(facts.name)) {
      report('nameTwice', `[${index}].value`, facts.name);
      return;
    }
    names.add(facts.name);
    const { group, ...read } = facts;
    const rows = group && {
      ...group,
      fields: readFields(group.fields, {
        keyOf,
        setup,
        report: (problem, path, received) =>
          report(problem, `[${index}].group.fields${path}`, received),
        inside: { name: facts.name, place: index },
      }).map(({ field }) => field),
    };
    const within = inside ? `${inside.place}_` : '';
    const path = inside ? `${inside.name}.${facts.name}` : facts.name;
    const here: Place = {
      index,
      earlier,
      keyOf: (kind) => keyOf(path, kind, index, within),
      report,
      setup,
    };
    const field = fieldOf(read, here, rows);
    earlier.push(field);
    fields.push({ field, index });
  });
  return fields;
}

/** Reports the fields that decide and are nowhere; a field in a group also asks those beside it. */
function reportMissing(
  read: readonly ReadField[],
  around: readonly string[],
  path: string,
  report: Report,
): void {
  const names = [...read.flatMap(({ field }) => namesFor(field)), ...around];
  const known = new Set(names);
  for (const { field, index } of read) {
    const { showWhen, requiredWhen, readOnlyWhen, rows } = field;
    const conditions = [showWhen, requiredWhen, readOnlyWhen].filter((one) => one !== undefined);
    const missing = conditions.flatMap(decidersOf).find((decider) => !known.has(decider));
    if (missing !== undefined) report('deciderMissing', `${path}[${index}]`, missing);
    if (!rows) continue;
    const inside = rows.fields.map((one, at) => ({ field: one, index: at }));
    reportMissing(inside, names, `${path}[${index}].group.fields`, report);
  }
}

/** A field's own name, and for a group the paths of its fields in all rows. */
const namesFor = ({ name, rows }: Field): readonly string[] => [
  name,
  ...(rows?.fields.map((one) => `${name}.${one.name}`) ?? []),
];

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
  /** The key of this field as one of this kind. */
  keyOf: (kind: string) => string;
  report: Report;
  setup: EngineSetup;
}

function fieldOf(
  { kindWanted, ...read }: Omit<ReadFacts, 'group'>,
  { index, earlier, keyOf, report, setup }: Place,
  rows: Field['rows'],
): Field {
  const path = `[${index}].dataType`;
  const { dataType } = read.descriptor;
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
  const facts: FieldFacts = { ...read, key: keyOf(kept), parentKey };
  return {
    ...facts,
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
