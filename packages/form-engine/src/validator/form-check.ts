import { fieldsShown } from '../model/visibility.ts';
import type { Choice, FormData } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { parentValueOf } from '../model/options.ts';
import type { FormTexts } from '../model/texts.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { createCrossCheck } from './cross-check.ts';
import type { FoundProblem } from './found-problem.ts';
import { problemText } from './problem-text.ts';
import { checkField } from './validate.ts';

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
    const checked = fieldsShown(form, ({ key }) => data[key]).map((field) => {
      const choices = loadedChoices(field, data, options);
      const asked = { field, value: data[field.key], choices, texts };
      const before = answered.get(field.key);
      const answer = before && isSame(asked, before) ? before : answerTo(asked, before?.found);
      answered.set(field.key, answer);
      return answer;
    });
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
  return answerTo({ field, value, choices, texts }).found?.text;
}

/** A field that other answers make required is another object while it is. */
const isSame = (one: Question, other: Question): boolean =>
  one.field === other.field &&
  Object.is(one.value, other.value) &&
  one.choices === other.choices &&
  one.texts === other.texts;

/**
 * `before` is what was found for the field last time. If the same is found again, that object is returned.
 */
function answerTo(question: Question, before?: FoundProblem): Answered {
  const { field, value, choices, texts } = question;
  const problem = checkField(field, value, choices);
  if (!problem) return { ...question, found: undefined };
  const text = problemText(field, problem, texts);
  const stays = before?.field === field && before.problem === problem && before.text === text;
  return { ...question, found: stays ? before : { field, problem, text } };
}

function loadedChoices(field: Field, data: FormData, options: OptionsStore) {
  const { source } = field.definition;
  if (source === undefined) return undefined;
  const state = options.peek(source, parentValueOf(field, data));
  return state.status === 'loaded' ? state.choices : undefined;
}
