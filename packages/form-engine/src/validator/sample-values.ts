import type { Choice } from '../model/field-facts.ts';
import type { FormValue, FormValues } from '../model/form-value.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { ExampleAnswers, ValueRule } from '../model/field-type.ts';
import type { ErrorType } from '../model/error-type.ts';
import { groupDefinitionIn, withRows } from '../model/rows.ts';
import { checkField, type ValidationError } from './validate.ts';
import { visibilityRequirements, type AnswerRequirement } from './answer-requirements.ts';

type Answer = FormValue;

/** Returns the choices of a loader. `parentValue` is the value of the parent field, or ''. */
export type ChoicesIn = (source: string, parentValue: string) => readonly Choice[];

/**
 * Returns a sample answer for each field, for tests of a form definition. The keys are payload
 * names. The answers make as many fields visible as possible and cause only the requested errors.
 */
export function sampleValues(
  form: FormDescription,
  choicesIn: ChoicesIn,
  requestedErrors: readonly ValidationError[] = [],
): FormValues {
  const fields = fieldsWithSampleRows(form);
  const requiredAnswers = showingAnswers(fields, requestedErrors);
  const problems = new Map(requestedErrors.map(({ field, type }) => [field.key, type]));
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
        ? (examples?.[problem] ?? outOfRangeExample(problem, field) ?? invalidAnswer[problem](rule))
        : (requiredAnswers.get(field.name) ??
          examples?.right ??
          validExample(field) ??
          validAnswer(rule));
    if (answer !== undefined) values[field.name] = answer;
  }
  return groupDefinitionIn(fields)?.nest(fields, ({ name }) => values[name]) ?? values;
}

/** Adds the fields of sample rows to each group: the minimum number of rows, but at least one. */
export const fieldsWithSampleRows = ({ fields }: FormDescription): readonly Field[] =>
  withRows(fields, sampleRows);

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

export function satisfyingAnswer(
  { tries, accepts }: AnswerRequirement,
  dependency: Field,
): Answer | undefined {
  const usual = [...dependency.choices.map(({ value }) => value), someDigits];
  return (tries.length > 0 ? tries : usual).find(
    (answer) => accepts(answer) && isAccepted(dependency, answer),
  );
}

const isAccepted = (field: Field, answer: Answer): boolean =>
  checkField(field, answer, [{ value: String(answer), label: '' }]) === undefined;

/**
 * Returns the answers that make other fields visible. If two fields need different answers to the
 * same third field, a field with a requested error takes precedence.
 */
function showingAnswers(
  fields: readonly Field[],
  requestedErrors: readonly ValidationError[],
): ReadonlyMap<string, Answer> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const requiredAnswers = new Map<string, Answer>();
  const show = (field: Field): void => {
    for (const requirement of visibilityRequirements(field)) {
      const dependency = byName.get(requirement.name);
      if (!dependency || requiredAnswers.has(requirement.name)) continue;
      const answer = satisfyingAnswer(requirement, dependency);
      if (answer === undefined) continue;
      requiredAnswers.set(requirement.name, answer);
      show(dependency);
    }
  };
  for (const { field } of requestedErrors) show(field);
  for (const field of fields) show(field);
  return requiredAnswers;
}

const examplesOf = (field: Field): ExampleAnswers | undefined => {
  const { examples } = field.definition;
  return typeof examples === 'function' ? examples(field) : examples;
};

const validExample = ({ format, bounds, choices, type }: Field): Answer | undefined =>
  format?.example ??
  bounds?.form?.example ??
  (bounds?.min ?? bounds?.max)?.toString() ??
  (type === 'multiSelect' ? choices[0]?.value : undefined);

function outOfRangeExample(problem: ErrorType, { type, bounds }: Field): Answer | undefined {
  if (type !== 'text' || problem !== 'outOfRange') return undefined;
  const { min, max } = bounds ?? {};
  return String(max === undefined ? Number(min) - 1 : Number(max) + 1);
}

const someText = 'Sample';
const someDigits = '9876543210';

function validAnswer({ type, codes, minimum = 0, isDigits, maxLength }: ValueRule): Answer {
  if (type === 'integer') return minimum;
  return codes?.[0] ?? (isDigits ? someDigits : someText).slice(0, maxLength);
}

/** For each error, returns an answer that has this error; undefined leaves the field empty. */
const invalidAnswer: Record<ErrorType, (rule: ValueRule) => Answer | undefined> = {
  required: () => undefined,
  digitsOnly: () => 'a',
  tooLong: ({ isDigits, maxLength = 0 }) => (isDigits ? '9' : 'x').repeat(maxLength + 1),
  // This value is longer than any code, so it is not in the list.
  notInList: ({ codes = [] }) => `${codes.join('')}?`,
  // Before the choices are loaded, even a valid answer has this error.
  notLoaded: validAnswer,
  outOfRange: ({ maximum = 0 }) => maximum + 1,
  badForm: () => '?',
  wrongType: ({ type }) => (type === 'integer' ? someText : 0),
};
