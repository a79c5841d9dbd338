import { fieldKinds } from '../fields/registry.ts';
import type { Field } from '../model/field.ts';
import type { FieldKindDefinition, Problem } from '../model/kind.ts';
import { fillText, type FormTexts } from '../model/texts.ts';

/** The text that a field shows for a problem. */
export function problemText(field: Field, problem: Problem, texts: FormTexts): string {
  const { messages, messagesFor }: FieldKindDefinition = fieldKinds[field.kind];
  const text = texts[messagesFor?.(field)[problem] ?? messages[problem] ?? messages.required];
  return fillText(text, { label: field.label, max: field.maxLength });
}
