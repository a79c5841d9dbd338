import { limits } from '@kosha/domain';
import { districtsOf } from '../../db/regions.ts';
import type { Field } from './find-form.ts';

export type Answers = Readonly<Record<string, string | number>>;

/** What a check knows besides its own field. */
export interface CheckContext {
  /** The fields that are shown, in their order. */
  shown: readonly Field[];
  /** All answers, by payload name. */
  given: ReadonlyMap<string, string | number>;
}

/** What is wrong with an answer that is not empty, or null. */
type FieldCheck = (field: Field, answer: string, context: CheckContext) => string | null;

/** An answer as text; only spaces count as empty. */
export const toText = (answer: string | number | undefined): string => String(answer ?? '').trim();

/** A label inside a sentence: 'full name' for 'Full name', but 'PIN code' as it is. */
export function nameOf({ key }: Field): string {
  return /^\p{Lu}\p{Ll}/u.test(key) ? key.charAt(0).toLowerCase() + key.slice(1) : key;
}

/** Control characters and halves of characters, which no keyboard types and no database stores. */
const isStorable = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\t\n\r]/g, ''));

const checkText: FieldCheck = (field, answer) => {
  if (!isStorable(answer)) return `${field.key} holds a character that cannot be kept.`;
  const takesDigits = field.checkType === 1;
  if (takesDigits && !/^[0-9]+$/.test(answer)) return `${field.key} takes digits only.`;
  const most =
    field.lengthLimitMax ?? (takesDigits ? limits.numberInputDefaultMaxDigits : Infinity);
  const unit = takesDigits ? 'digits' : 'characters';
  return [...answer].length > most ? `${field.key} takes at most ${most} ${unit}.` : null;
};

const checkChoice: FieldCheck = (field, answer) => {
  const isOffered = (field.dictionaryVoList ?? []).some(({ dictValue }) => dictValue === answer);
  return isOffered ? null : `Please choose your ${nameOf(field)} from the list.`;
};

const checkDay: FieldCheck = (field, answer) => {
  const { numberChoiceFirst: first, numberChoiceLast: last } = limits;
  const isDay = /^[0-9]{1,2}$/.test(answer) && Number(answer) >= first && Number(answer) <= last;
  return isDay ? null : `${field.key} is a number from ${first} to ${last}.`;
};

const checkState: FieldCheck = (field, answer) =>
  districtsOf(answer) === null ? `Please choose your ${nameOf(field)} from the list.` : null;

/** A district must belong to the state in the field before it. */
const checkDistrict: FieldCheck = (field, answer, { shown, given }) => {
  const earlier = shown.slice(0, shown.indexOf(field));
  const state = earlier.findLast(({ dataType }) => dataType === 4);
  const districts = districtsOf(toText(state && given.get(state.value))) ?? [];
  const isThere = districts.some(({ id }) => id === answer);
  return isThere ? null : `Please choose your ${nameOf(field)} in the state you chose.`;
};

const checks = new Map<number, FieldCheck>([
  [0, checkChoice],
  [1, checkText],
  [3, checkDay],
  [4, checkState],
  [5, checkDistrict],
]);

/** The check for the field's kind (§3). An unknown kind is a text (D22). */
export const checkOf = ({ dataType }: Field): FieldCheck => checks.get(dataType) ?? checkText;
