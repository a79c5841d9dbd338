import { visibleFieldsWith } from '../model/visibility.ts';
import type { Choice, AnswersByKey } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { parentValueOf } from '../model/options.ts';
import type { FormMessages } from '../model/messages.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { createCrossFieldCheck } from './form-validation.ts';
import type { FoundProblem } from './found-problem.ts';
import { errorMessage } from './error-message.ts';
import { checkField } from './validate.ts';

/** Returns at most one error per visible field, in field order. */
export type FormCheck = (data: AnswersByKey) => readonly FoundProblem[];

interface CheckInput {
  field: Field;
  value: unknown;
  choices: readonly Choice[] | undefined;
  messages: FormMessages;
}

interface CheckResult extends CheckInput {
  found: FoundProblem | undefined;
}

/**
 * Reuses the results and error objects of unchanged fields, so that `createRjsfValidator` can
 * detect unchanged errors.
 */
export function createFormCheck(
  form: FormDescription,
  options: OptionsStore,
  messagesNow: () => FormMessages,
): FormCheck {
  const results = new Map<string, CheckResult>();
  const checkTogether = createCrossFieldCheck(form);
  return (data) => {
    const messages = messagesNow();
    const checked = visibleFieldsWith(form, ({ key }) => data[key]).map((field) => {
      const choices = loadedChoices(field, data, options);
      const input = { field, value: data[field.key], choices, messages };
      const before = results.get(field.key);
      const result = before && isSame(input, before) ? before : checkInput(input, before?.found);
      results.set(field.key, result);
      return result;
    });
    const formErrors = checkTogether(checked);
    return checked.flatMap(({ field, found }) => found ?? formErrors.get(field.key) ?? []);
  };
}

export function errorTextForValue(
  field: Field,
  value: unknown,
  data: AnswersByKey,
  options: OptionsStore,
  messages: FormMessages,
): string | undefined {
  const choices = loadedChoices(field, data, options);
  return checkInput({ field, value, choices, messages }).found?.text;
}

/**
 * Fields can be compared by identity: if the result of a condition changes, the field is another
 * object.
 */
const isSame = (one: CheckInput, other: CheckInput): boolean =>
  one.field === other.field &&
  Object.is(one.value, other.value) &&
  one.choices === other.choices &&
  one.messages === other.messages;

function checkInput(input: CheckInput, before?: FoundProblem): CheckResult {
  const { field, value, choices, messages } = input;
  const problem = checkField(field, value, choices);
  if (!problem) return { ...input, found: undefined };
  const text = errorMessage(field, problem, messages);
  const isUnchanged = before?.field === field && before.problem === problem && before.text === text;
  return { ...input, found: isUnchanged ? before : { field, problem, text } };
}

function loadedChoices(field: Field, data: AnswersByKey, options: OptionsStore) {
  const { source } = field.definition;
  if (source === undefined) return undefined;
  const state = options.peek(source, parentValueOf(field, data));
  return state.status === 'loaded' ? state.choices : undefined;
}
