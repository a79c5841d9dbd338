import { fieldsShown } from '../model/visibility.ts';
import type { Choice, FormData } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { parentValueOf } from '../model/options.ts';
import type { FormTexts } from '../model/texts.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { createCrossCheck } from './cross-check.ts';
import type { FoundProblem } from './found-problem.ts';
import { problemText } from './problem-text.ts';
import { checkFields } from './validate.ts';

/** Finds what is wrong with the form's data, in the order of the fields. */
export type CheckForm = (data: FormData) => readonly FoundProblem[];

/** All that a field's problem depends on. */
interface Question {
  field: Field;
  value: unknown;
  choices: readonly Choice[] | undefined;
  texts: FormTexts;
}

interface Answered extends Question {
  found: FoundProblem | undefined;
}

/**
 * The check of one form: its shown fields against their rules and the choices loaded by now. It asks
 * only again about fields of which something has changed; a problem that stays is the same object.
 */
export function createFormCheck(
  form: FormDescription,
  options: OptionsStore,
  textsNow: () => FormTexts,
): CheckForm {
  const answered = new Map<string, Answered>();
  const checkTogether = createCrossCheck(form);
  return (data) => {
    const texts = textsNow();
    const questions = fieldsShown(form, ({ key }) => data[key]).map((field) => ({
      field,
      value: data[field.key],
      choices: loadedChoices(field, data, options),
      texts,
    }));
    const changed = questions.filter((asked) => !isSame(asked, answered.get(asked.field.key)));
    for (const answer of answersTo(changed)) {
      const { key } = answer.field;
      const before = answered.get(key)?.found;
      const { found } = answer;
      const stays = before && found?.problem === before.problem && found.text === before.text;
      answered.set(key, stays ? { ...answer, found: before } : answer);
    }
    const checked = questions.map((asked) => ({
      ...asked,
      found: answered.get(asked.field.key)?.found,
    }));
    const together = checkTogether(checked);
    return checked.flatMap(({ field, found }) => found ?? together.get(field.key) ?? []);
  };
}

/** The words for what would be wrong with this value of a field, undefined if nothing. */
export function textForValue(
  field: Field,
  value: unknown,
  data: FormData,
  options: OptionsStore,
  texts: FormTexts,
): string | undefined {
  const choices = loadedChoices(field, data, options);
  return answersTo([{ field, value, choices, texts }])[0]?.found?.text;
}

const isSame = (one: Question, other: Question | undefined): boolean =>
  other !== undefined &&
  Object.is(one.value, other.value) &&
  one.choices === other.choices &&
  one.texts === other.texts;

function answersTo(questions: readonly Question[]): readonly Answered[] {
  const byKey = new Map(questions.map((question) => [question.field.key, question]));
  const problems = checkFields(
    questions.map(({ field }) => field),
    ({ key }) => byKey.get(key)?.value,
    ({ key }) => byKey.get(key)?.choices,
  );
  const problemByKey = new Map(problems.map(({ field, problem }) => [field.key, problem]));
  return questions.map((question) => {
    const { field, texts } = question;
    const problem = problemByKey.get(field.key);
    const found = problem && { field, problem, text: problemText(field, problem, texts) };
    return { ...question, found };
  });
}

function loadedChoices(field: Field, data: FormData, options: OptionsStore) {
  const { source } = field.definition;
  if (source === undefined) return undefined;
  const state = options.peek(source, parentValueOf(field, data));
  return state.status === 'loaded' ? state.choices : undefined;
}
