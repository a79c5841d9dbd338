import { answersRead, type CrossCheck } from '../model/check.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { isFilledIn } from '../model/filled-in.ts';
import { groupByPath, nestRows } from '../model/rows.ts';
import type { FoundProblem } from './found-problem.ts';

/** A shown field with its value, and what its own rule found. */
interface Checked {
  field: Field;
  value: unknown;
  found: FoundProblem | undefined;
}

/** What the checks of several answers find, by the key of the field that shows it. */
export type CheckTogether = (checked: readonly Checked[]) => ReadonlyMap<string, FoundProblem>;

const nothing: ReturnType<CheckTogether> = new Map();

/** A problem that stays is the same object. A check at `floors.area` is asked for each row. */
export function createCrossCheck({ crossChecks }: FormDescription): CheckTogether {
  if (crossChecks.length === 0) return () => nothing;
  let before = nothing;
  return (checked) => {
    const right = checked.filter(({ found }) => !found);
    const inForm = answersIn(right, ({ name }) => name);
    const byPath = groupByPath(right.map(({ field }) => field));
    const now = new Map<string, FoundProblem>();
    for (const check of crossChecks) {
      const places = byPath.get(check.at)?.map((field) => inRow(field, right, inForm));
      for (const { field, named, values } of places ?? [
        { ...inForm, field: inForm.named.get(check.at) },
      ]) {
        const text = field && textOf(places ? inItsRow(check) : check, values, named);
        if (!field || text === undefined || now.has(field.key)) continue;
        const old = before.get(field.key);
        now.set(field.key, old?.text === text ? old : { field, problem: 'crossCheck', text });
      }
    }
    before = now;
    return now;
  };
}

type Named = ReadonlyMap<string, Field>;

/** The answers that a check may read, with which nothing is wrong; blank ones have a field and no value. */
interface Answers {
  named: Named;
  values: FormValues;
}

function answersIn(right: readonly Checked[], nameOf: (field: Field) => string): Answers {
  const byField = new Map(right.map(({ field, value }) => [field, value]));
  const nested = nestRows([...byField.keys()], (field) => byField.get(field));
  const named = new Map(right.map(({ field }) => [nameOf(field), field]));
  const values = right.flatMap(({ field, value }) => {
    const answer = field.definition.group ? nested[field.name] : value;
    return isFilledIn(answer) ? [[nameOf(field), answer] as const] : [];
  });
  return { named, values: Object.fromEntries(values) };
}

/** What a check of a row reads: the answers of its row by their own names, and those of the form. */
function inRow(field: Field, right: readonly Checked[], inForm: Answers) {
  const { groupKey, id } = field.row ?? {};
  const beside = right.filter(({ field: { row } }) => row?.groupKey === groupKey && row?.id === id);
  const own = answersIn(beside, ({ row, name }) => row?.name ?? name);
  return {
    field,
    named: new Map([...inForm.named, ...own.named]),
    values: { ...inForm.values, ...own.values },
  };
}

/** Inside its row the field has its own name. */
const inItsRow = (check: CrossCheck): CrossCheck => ({
  ...check,
  at: check.at.slice(check.at.indexOf('.') + 1),
});

/** `right`: the shown fields with which nothing is wrong, blank ones too. */
function textOf(check: CrossCheck, values: FormValues, right: Named): string | undefined {
  const read = check.seesBlanks
    ? answersOrBlanks(check, values, right)
    : answersRead(check, values);
  if (!read) return undefined;
  try {
    return check.check(read);
  } catch (error) {
    // For the developer who wrote it: a person must not be stopped by it.
    console.error(`The check at "${check.at}" failed`, error);
    return undefined;
  }
}

/** Undefined while one of the fields is hidden or wrong. */
const answersOrBlanks = ({ at, reads }: CrossCheck, values: FormValues, right: Named) =>
  [at, ...reads].every((name) => right.has(name)) ? values : undefined;
