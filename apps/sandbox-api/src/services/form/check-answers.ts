import { isPersonNameField, isPersonName, isPhone } from '@kosha/domain';
import type { FieldProblem } from '../../refusals/errors.ts';
import { fieldMessages } from '../../messages/field-messages.ts';
import type { Message } from '../../messages/message.ts';
import {
  messageWithFieldLabel,
  fieldCheckOf,
  toAnswerText,
  type FormAnswers,
} from './field-checks.ts';
import { canBeHidden, type Field } from './find-form.ts';

/** The work status that makes hideable fields visible and optional (§4). */
const statusShowingHideable = '3';

/** The fields that are visible with these answers (§4). */
export function shownFields(fields: readonly Field[], answers: FormAnswers): readonly Field[] {
  const showsHideable = toAnswerText(answers['workStatus']) === statusShowingHideable;
  return fields.filter((field) => showsHideable || !canBeHidden(field));
}

export function checkAnswers(
  fields: readonly Field[],
  answers: FormAnswers,
): readonly FieldProblem[] {
  const given = new Map(
    Object.entries(answers).filter(([, answer]) => toAnswerText(answer) !== ''),
  );
  const shown = shownFields(fields, answers);
  const shownNames = new Set(shown.map(({ value }) => value));
  const unexpected = [...given.keys()].filter((name) => !shownNames.has(name));
  const context = { shown, given };
  return [
    ...shown.flatMap((field) => {
      const answer = given.get(field.value);
      const msg = answer === undefined ? missing(field) : problem(field, answer);
      return msg === null ? [] : [{ name: field.value, msg }];
    }),
    ...unexpected.map((name) => ({
      name,
      msg: { words: fieldMessages.notAsked, with: { field: { text: labelOf(name) } } },
    })),
  ];

  function labelOf(name: string): string {
    return fields.find(({ value }) => value === name)?.key ?? fieldMessages.oneAnswer;
  }

  function problem(field: Field, answer: string | number): Message | null {
    return (
      fieldCheckOf(field)(field, toAnswerText(answer), context) ??
      valueRuleOf(field.value)?.(toAnswerText(answer)) ??
      null
    );
  }
}

function missing(field: Field): Message | null {
  if (field.checkReq !== 1 || canBeHidden(field)) return null;
  return messageWithFieldLabel(
    field.dataType === 1 ? fieldMessages.fillIn : fieldMessages.choose,
    field,
  );
}

type ValueRule = (answer: string) => Message | null;

/**
 * Only the server checks these rules, because the field definitions do not contain them. The app
 * shows the messages that the server returns (§8).
 */
const valueRules: ReadonlyMap<string, ValueRule> = new Map<string, ValueRule>([
  ['pinCode', (pin) => (/^[1-9][0-9]{5}$/.test(pin) ? null : fieldMessages.pinCode)],
  ['email', (email) => (/^\S+@\S+\.\S+$/.test(email) ? null : fieldMessages.email)],
  ['secondMobile', (phone) => (isPhone(phone) ? null : fieldMessages.mobile)],
]);

const nameRule: ValueRule = (name) => (isPersonName(name) ? null : fieldMessages.name);

const valueRuleOf = (fieldName: string): ValueRule | undefined =>
  valueRules.get(fieldName) ?? (isPersonNameField(fieldName) ? nameRule : undefined);
