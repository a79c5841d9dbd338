import { fieldsShown } from '../model/visibility.ts';
import type { Choice, FormData } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { parentValueOf } from '../model/options.ts';
import type { FormMessages } from '../model/messages.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { createFormValidation } from './form-validation.ts';
import type { FoundProblem } from './found-problem.ts';
import { errorMessage } from './error-message.ts';
import { checkField } from './validate.ts';

/** Finds what is wrong with the form's data, in the order of the fields. */
export type CheckForm = (data: FormData) => readonly FoundProblem[];

/** All that a field's problem depends on. */
interface Question {
  field: Field;
  value: unknown;
  choices: readonly Choice[] | undefined;
  messages: FormMessages;
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
  messagesNow: () => FormMessages,
): CheckForm {
  const answered = new Map<string, Answered>();
  const checkTogether = createFormValidation(form);
  return (data) => {
    const messages = messagesNow();
    const checked = fieldsShown(form, ({ key }) => data[key]).map((field) => {
      const choices = loadedChoices(field, data, options);
      const asked = { field, value: data[field.key], choices, messages };
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
  messages: FormMessages,
): string | undefined {
  const choices = loadedChoices(field, data, options);
  return answerTo({ field, value, choices, messages }).found?.text;
}

/** A field that other answers make required is another object while it is. */
const isSame = (one: Question, other: Question): boolean =>
  one.field === other.field &&
  Object.is(one.value, other.value) &&
  one.choices === other.choices &&
  one.messages === other.messages;

/**
 * `before` is what was found for the field last time. If the same is found again, that object is returned.
 */
function answerTo(question: Question, before?: FoundProblem): Answered {
  const { field, value, choices, messages } = question;
  const problem = checkField(field, value, choices);
  if (!problem) return { ...question, found: undefined };
  const text = errorMessage(field, problem, messages);
  const stays = before?.field === field && before.problem === problem && before.text === text;
  return { ...question, found: stays ? before : { field, problem, text } };
}

function loadedChoices(field: Field, data: FormData, options: OptionsStore) {
  const { source } = field.definition;
  if (source === undefined) return undefined;
  const state = options.peek(source, parentValueOf(field, data));
  return state.status === 'loaded' ? state.choices : undefined;
}
