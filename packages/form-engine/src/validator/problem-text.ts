import type { Field } from '../descriptor/field.ts';
import type { Problem } from '../fields/definition.ts';
import { kindOf, type KindTextKey } from '../fields/registry.ts';
import { fillText, type FormTexts } from '../texts.ts';

/** What a field says about a problem. */
export function problemText(field: Field, problem: Problem, texts: FormTexts): string {
  const { messages } = kindOf(field.kind);
  const key = (messages[problem] ?? messages.required) as KindTextKey;
  return fillText(texts[key], { label: field.label, max: field.maxLength });
}
