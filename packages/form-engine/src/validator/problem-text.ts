import type { Field } from '../model/field.ts';
import type { Problem } from '../model/problem.ts';
import { fillText, type FormTexts } from '../model/texts.ts';

/** The text that a field shows for a problem. */
export function problemText(field: Field, problem: Problem, texts: FormTexts): string {
  const { messages, messagesFor } = field.definition;
  const message = messagesFor?.(field)[problem] ?? messages[problem] ?? messages.required;
  const text = typeof message === 'string' ? texts[message] : message.words;
  const { min: least = '', max: most = '', form } = field.bounds ?? {};
  const written = form?.written ?? '';
  return fillText(text, { label: field.label, max: field.maxLength, least, most, form: written });
}
