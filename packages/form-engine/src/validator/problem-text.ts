import type { Field } from '../model/field.ts';
import type { Problem } from '../model/problem.ts';
import { fillText, type FormTexts } from '../model/texts.ts';

/** The text that a field shows for a problem. */
export function problemText(field: Field, problem: Problem, texts: FormTexts): string {
  const { messages, messagesFor } = field.definition;
  const message = messagesFor?.(field)[problem] ?? messages[problem] ?? messages.required;
  const text = typeof message === 'string' ? texts[message] : message.words;
  const { min = '', max = '', form } = field.bounds ?? {};
  const shown = (bound: string | number) =>
    field.definition.show?.(bound, field, texts.locale) ?? bound;
  return fillText(text, {
    label: field.label,
    max: field.maxLength,
    least: shown(min),
    most: shown(max),
    form: form?.written ?? '',
  });
}
