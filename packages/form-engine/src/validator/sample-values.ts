import type { Choice } from '../model/field-facts.ts';
import type { FormValue, FormValues } from '../model/form-value.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { Examples, ValueRule } from '../model/field-type.ts';
import type { ErrorType } from '../model/error-type.ts';
import { groupsIn, withRows } from '../model/rows.ts';
import { checkField, type ValidationError } from './validate.ts';
import { showingWishes, type Wish } from './wishes.ts';

type Answer = FormValue;

/** The choices of a source for the value of a parent field, '' where the source has none. */
export type ChoicesIn = (source: string, parentValue: string) => readonly Choice[];

/**
 * Values, by payload name, for people who check a form: every field that can be shown is shown and
 * right, except for the wanted problems.
 */
export function sampleValues(
  form: FormDescription,
  choicesIn: ChoicesIn,
  wanted: readonly ValidationError[] = [],
): FormValues {
  const fields = fieldsWithSampleRows(form);
  const showing = showingAnswers(fields, wanted);
  const problems = new Map(wanted.map(({ field, type }) => [field.key, type]));
  const values: FormValues = {};
  for (const field of fields) {
    const parent = fields.find(({ key }) => key === field.parentKey);
    const { source } = field.definition;
    const choices = source && choicesIn(source, parent ? String(values[parent.name] ?? '') : '');
    const rule = field.definition.rule(field, choices || undefined);
    const problem = problems.get(field.key);
    const { group } = field.definition;
    const examples = examplesOf(field);
    const answer = group
      ? rowsWith(problem, field)
      : problem
        ? (examples?.[problem] ?? outside(problem, field) ?? wrongAnswer[problem](rule))
        : (showing.get(field.name) ?? examples?.right ?? inside(field) ?? rightAnswer(rule));
    if (answer !== undefined) values[field.name] = answer;
  }
  return groupsIn(fields)?.nest(fields, ({ name }) => values[name]) ?? values;
}

/** The fields with as many rows of each group as it has to have, and at least one. */
export const fieldsWithSampleRows = ({ fields }: FormDescription): readonly Field[] =>
  withRows(fields, sampleRows);

/** As many rows as are right, or with this problem. */
function rowsWith(problem: ErrorType | undefined, field: Field): string | undefined {
  if (problem === 'required') return undefined;
  const { most = 0 } = field.rows ?? {};
  if (problem !== 'outOfRange') return sampleRows(field);
  return field.definition.group?.answerOf(Array.from({ length: most + 1 }, (_, at) => String(at)));
}

function sampleRows({ rows, definition }: Field): string | undefined {
  const count = Math.max(rows?.least ?? 1, 1);
  return definition.group?.answerOf(Array.from({ length: count }, (_, at) => String(at)));
}

/** An answer of the field that decides as a condition wants it, if the field accepts such an answer. */
export function wishedAnswer({ tries, accepts }: Wish, decider: Field): Answer | undefined {
  const usual = [...decider.choices.map(({ value }) => value), someDigits];
  return (tries.length > 0 ? tries : usual).find(
    (answer) => accepts(answer) && isAccepted(decider, answer),
  );
}

const isAccepted = (field: Field, answer: Answer): boolean =>
  checkField(field, answer, [{ value: String(answer), label: '' }]) === undefined;

/** The answers that show fields, by the name of the field that decides; the wanted fields come first. */
function showingAnswers(
  fields: readonly Field[],
  wanted: readonly ValidationError[],
): ReadonlyMap<string, Answer> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const showing = new Map<string, Answer>();
  const show = (field: Field): void => {
    for (const wish of showingWishes(field)) {
      const decider = byName.get(wish.name);
      if (!decider || showing.has(wish.name)) continue;
      const answer = wishedAnswer(wish, decider);
      if (answer === undefined) continue;
      showing.set(wish.name, answer);
      show(decider);
    }
  };
  for (const { field } of wanted) show(field);
  for (const field of fields) show(field);
  return showing;
}

const examplesOf = (field: Field): Examples | undefined => {
  const { examples } = field.definition;
  return typeof examples === 'function' ? examples(field) : examples;
};

/** An answer within what the descriptor says beside type and length. */
const inside = ({ format, bounds, choices, type }: Field): Answer | undefined =>
  format?.example ??
  bounds?.form?.example ??
  (bounds?.min ?? bounds?.max)?.toString() ??
  (type === 'multiSelect' ? choices[0]?.value : undefined);

/** An answer just outside of a range of numbers. */
function outside(problem: ErrorType, { type, bounds }: Field): Answer | undefined {
  if (type !== 'text' || problem !== 'outOfRange') return undefined;
  const { min, max } = bounds ?? {};
  return String(max === undefined ? Number(min) - 1 : Number(max) + 1);
}

const someText = 'Sample';
const someDigits = '9876543210';

function rightAnswer({ type, codes, minimum = 0, isDigits, maxLength }: ValueRule): Answer {
  if (type === 'integer') return minimum;
  return codes?.[0] ?? (isDigits ? someDigits : someText).slice(0, maxLength);
}

/** An answer with this problem; undefined is none. */
const wrongAnswer: Record<ErrorType, (rule: ValueRule) => Answer | undefined> = {
  required: () => undefined,
  digitsOnly: () => 'a',
  tooLong: ({ isDigits, maxLength = 0 }) => (isDigits ? '9' : 'x').repeat(maxLength + 1),
  // Longer than each of them.
  notInList: ({ codes = [] }) => `${codes.join('')}?`,
  // A right answer: before the choices are loaded, nobody can know that it is.
  notLoaded: rightAnswer,
  outOfRange: ({ maximum = 0 }) => maximum + 1,
  badForm: () => '?',
  wrongType: ({ type }) => (type === 'integer' ? someText : 0),
};
