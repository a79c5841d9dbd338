import { hasInvisibleCharacters, limits, readTypedNumber } from '@kosha/domain';
import { districtsOf } from '../../db/regions.ts';
import { fieldMessages } from '../../messages/field-messages.ts';
import type { Message, TemplateValues } from '../../messages/message.ts';
import type { Field } from './find-form.ts';

export type FormAnswers = Readonly<Record<string, string | number>>;

export interface CheckContext {
  shown: readonly Field[];
  given: ReadonlyMap<string, string | number>;
}

type FieldCheck = (field: Field, answer: string, context: CheckContext) => Message | null;

/** Converts an answer to trimmed text, so spaces alone count as empty. */
export const toAnswerText = (answer: string | number | undefined): string =>
  String(answer ?? '').trim();

const messageAbout = (template: string, { key }: Field, values: TemplateValues = {}): Message => ({
  words: template,
  with: { field: { text: key }, ...values },
});

export const messageWithFieldLabel = (template: string, { key }: Field): Message => ({
  words: template,
  with: { field: { label: key } },
});

/**
 * False if the text contains control characters (except tabs and line breaks), lone surrogates, or
 * characters that hide or reverse text.
 */
const isStorable = (text: string): boolean =>
  !hasInvisibleCharacters(text) && !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\t\n\r]/g, ''));

const checkText: FieldCheck = (field, answer) => {
  if (!isStorable(answer)) return messageAbout(fieldMessages.unkeepable, field);
  const takesDigits = field.checkType === 1;
  if (takesDigits && readTypedNumber(answer) !== answer)
    return messageAbout(fieldMessages.digitsOnly, field);
  const max = field.lengthLimitMax ?? (takesDigits ? limits.numberInputDefaultMaxDigits : Infinity);
  const template = takesDigits ? fieldMessages.mostDigits : fieldMessages.mostCharacters;
  return [...answer].length > max ? messageAbout(template, field, { most: max }) : null;
};

const checkChoice: FieldCheck = (field, answer) => {
  const isOffered = (field.dictionaryVoList ?? []).some(({ dictValue }) => dictValue === answer);
  return isOffered ? null : messageWithFieldLabel(fieldMessages.chooseFromList, field);
};

const checkDay: FieldCheck = (field, answer) => {
  const { numberChoiceFirst: first, numberChoiceLast: last } = limits;
  const isDay = /^[0-9]{1,2}$/.test(answer) && Number(answer) >= first && Number(answer) <= last;
  return isDay ? null : messageAbout(fieldMessages.dayRange, field, { first, last });
};

const checkState: FieldCheck = (field, answer) =>
  districtsOf(answer) === null ? messageWithFieldLabel(fieldMessages.chooseFromList, field) : null;

const checkDistrict: FieldCheck = (field, answer, { shown, given }) => {
  const earlier = shown.slice(0, shown.indexOf(field));
  const state = earlier.findLast(({ dataType }) => dataType === 4);
  const districts = districtsOf(toAnswerText(state && given.get(state.value))) ?? [];
  const isInState = districts.some(({ id }) => id === answer);
  return isInState ? null : messageWithFieldLabel(fieldMessages.chooseInState, field);
};

const checks = new Map<number, FieldCheck>([
  [0, checkChoice],
  [1, checkText],
  [3, checkDay],
  [4, checkState],
  [5, checkDistrict],
]);

/** The check for the field's type (§3). An unknown type is checked as text (D22). */
export const fieldCheckOf = ({ dataType }: Field): FieldCheck => checks.get(dataType) ?? checkText;
