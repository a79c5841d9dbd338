import type { Field } from '../descriptor/field.ts';
import type { Problem } from '../fields/definition.ts';
import { kindOf, type KindTextKey } from '../fields/registry.ts';
import { fillText, type FormTexts } from '../texts.ts';

/** What a field says about a problem. */
export function problemText(field: Field, problem: Problem, texts: FormTexts): string {
  const { messages } = kindOf(field.kind);
  const key = (messages[problem] ?? messages.required) as KindTextKey;
  return fillText(texts[key], { label: field.label, max: field.maxLength ?? '' });
}

/** Every error a field can ever show, for people who check a form. */
export function possibleErrors(
  field: Field,
  texts: FormTexts,
): readonly { problem: Problem; text: string }[] {
  const problems = Object.keys(kindOf(field.kind).messages) as Problem[];
  const canMeet = (problem: Problem) => CONDITIONS[problem]?.(field) ?? true;
  return problems
    .filter(canMeet)
    .map((problem) => ({ problem, text: problemText(field, problem, texts) }));
}

/** Problems that only some fields of a kind can have. */
const CONDITIONS: Partial<Record<Problem, (field: Field) => boolean>> = {
  required: (field) => field.isRequired,
  digitsOnly: (field) => field.isDigits,
  tooLong: (field) => field.maxLength !== undefined,
};
