import { lowerCaseFirst } from '@kosha/domain';
import type { Field } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';
import { fillMessage, type FormMessages } from '../model/messages.ts';

export function errorMessage(field: Field, type: ErrorType, messages: FormMessages): string {
  const { messages: own, messagesFor } = field.definition;
  const message = messagesFor?.(field)[type] ?? own[type] ?? own.required;
  const text = typeof message === 'string' ? messages[message] : message.text;
  const { min = '', max = '', form } = field.bounds ?? {};
  const shown = (bound: string | number) =>
    field.definition.show?.(bound, field, messages.locale) ?? bound;
  return fillMessage(text, {
    label: field.label,
    field: lowerCaseFirst(field.label),
    max: field.maxLength,
    least: shown(min),
    most: shown(max),
    form: form?.written ?? '',
  });
}
